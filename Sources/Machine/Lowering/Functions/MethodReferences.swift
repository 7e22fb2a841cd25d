import Diagnostics
import Program

/// Initialisers and methods as values, named by their type.
extension FunctionLowering {
  /// `Type.init` as a value: a function that calls the first initialiser with one required parameter, or the first.
  func initializerReference(_ type: Int, into register: Int) -> TypeTest? {
    let candidates = context.candidates("init", of: type, isStatic: false).map { context.functions[$0].signature }
    let signature = candidates.first { $0.filter { !$0.hasDefault }.count == 1 } ?? candidates.first
    var labels = signature?.filter { !$0.hasDefault }.map(\.label)
    if labels == nil { labels = context.types[type].slots.map { context.properties[$0].name } }
    let parameters = (labels ?? []).indices.map { Parameter(label: nil, name: "$\($0)", type: nil, span: span) }
    let arguments = zip(labels ?? [], parameters).map { label, parameter in
      Argument(label: label, value: Expression(.name(parameter.name), span))
    }
    let callee = Expression(.type(.named(context.types[type].name, [])), span)
    let call = Expression(.call(callee, arguments), span)
    let body = [Statement(.return(call), span)]
    return closureLiteral(Closure(parameters: parameters, body: body), into: register)
  }

  /// The parameters of the instance method that `Type.name` means; `nil` when a static member has the name.
  func unboundMethod(_ name: String, of type: Int) -> [ParameterSignature]? {
    let info = context.types[type]
    guard name != "init", info.caseIndex[name] == nil, context.property(name, of: type, isStatic: true) == nil,
      context.candidates(name, of: type, isStatic: true).isEmpty
    else { return nil }
    return context.candidates(name, of: type, isStatic: false).first.map { context.functions[$0].signature }
  }

  /// `Type.method` as a value: a function of the receiver that gives the method.
  func methodReference(_ name: String, _ signature: [ParameterSignature], into register: Int) -> TypeTest? {
    let required = signature.filter { !$0.hasDefault }
    let parameters = required.indices.map { Parameter(label: nil, name: "$\($0)", type: nil, span: span) }
    let receiver = Parameter(label: nil, name: "$receiver", type: nil, span: span)
    let arguments = zip(required, parameters).map { parameter, own in
      Argument(label: parameter.label, value: Expression(.name(own.name), span))
    }
    let callee = Expression(.member(Expression(.name(receiver.name), span), name), span)
    let call = Closure(
      parameters: parameters, body: [Statement(.return(Expression(.call(callee, arguments), span)), span)])
    let body = [Statement(.return(Expression(.closure(call), span)), span)]
    return closureLiteral(Closure(parameters: [receiver], body: body), into: register)
  }

  /// `Type.method(instance)`: the method, bound to the instance.
  func callUnbound(
    _ name: String, _ signature: [ParameterSignature], _ arguments: [Argument], into register: Int
  ) -> TypeTest? {
    let block = allocate(2)
    _ = methodReference(name, signature, into: block)
    evaluate(arguments[0].value, into: block + 1)
    emit(.callValue, a: register, b: block, n: context.shape(CallShape(name: "", labels: [nil])))
    return .function
  }
}
