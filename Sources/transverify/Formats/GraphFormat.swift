/// How the explored states of a subject are written; also the ending of the file.
enum GraphFormat: String, CaseIterable, Sendable { case aut, dot, json }
