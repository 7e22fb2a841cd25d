"""Holds what the built program writes against schemas and readers that others publish.

Arguments: the program, and an empty folder to write to. Every check is made once more on something that is wrong, which
has to be refused. It needs the packages that .ci/run installs; the schema of SARIF is the file that
TRANSVERIFY_SARIF_SCHEMA names.
"""

import json
import os
import re
import subprocess
import sys

import jsonschema
from junitparser import JUnitXml

program, folder = sys.argv[1], sys.argv[2]
bin = os.path.dirname(sys.executable)


def text(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def write(name, content):
    path = os.path.join(folder, name)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8") as file:
        file.write(content)
    return path


def check(what, holds):
    if not holds:
        sys.exit(f"formats: {what}")


def reports():
    """The committed report of all models, in every format that is read here."""
    kinds = ["sarif", "json", "junit"]
    options = [part for kind in kinds for part in ("--reporter", f"{kind}:{folder}/report.{kind}")]
    subprocess.run([program, "report", "Reports/report.json", *options], check=True, stdout=subprocess.DEVNULL)


def schema(name):
    return json.loads(subprocess.run([program, "schema", name], check=True, capture_output=True).stdout)


def held_against(what, schema, value, broken):
    """`broken` is a key without which, or with another value of which, the value must be refused."""
    kind = jsonschema.validators.validator_for(schema)
    kind.check_schema(schema)
    errors = list(kind(schema).iter_errors(value))
    check(f"{what}: {errors[0].message[:200] if errors else ''}", not errors)
    check(f"{what}: nothing is refused", not kind(schema).is_valid({**value, broken: []}))
    print(f"formats: {what}: valid by {kind.__name__}")


def sarif():
    path = os.environ["TRANSVERIFY_SARIF_SCHEMA"]
    held_against("SARIF", json.loads(text(path)), json.loads(text(f"{folder}/report.sarif")), "version")


def own():
    report = schema("report")
    check("the report's schema is of draft 2020-12", report["$schema"].endswith("draft/2020-12/schema"))
    held_against("JSON report", report, json.loads(text(f"{folder}/report.json")), "verdict")
    plain = "\n".join(line for line in text(f"{folder}/project/.transverify.json").splitlines() if "//" not in line)
    held_against("configuration", schema("config"), json.loads(plain), "strict")


def junit():
    report = json.loads(text(f"{folder}/report.json"))
    suites = JUnitXml.fromfile(f"{folder}/report.junit")
    check("JUnit: no suites", len(suites) > 0)
    cases = [case for suite in suites for case in suite]
    failures = sum(1 for case in cases for result in case.result if type(result).__name__ == "Failure")
    check("JUnit: the sums are wrong", (suites.tests, suites.failures) == (len(cases), failures))
    check("JUnit: no failure although rules are violated", failures > 0 or report["verdict"] != "violated")
    print(f"formats: JUnit: {len(cases)} tests in {len(suites)} suites, {failures} failures")


def published(name, path):
    command = [f"{bin}/check-jsonschema", "--builtin-schema", f"vendor.{name}"]
    good = subprocess.run([*command, path], capture_output=True, text=True)
    check(f"{path}: {good.stdout}{good.stderr}", good.returncode == 0)
    wrong = write(f"wrong/{os.path.basename(path)}", "- wrong\n")
    check(f"{path}: nothing is refused", subprocess.run([*command, wrong], capture_output=True).returncode != 0)
    print(f"formats: {path}: valid by the schema {name}")


def recipes():
    subprocess.run([os.path.abspath(program), "init"], cwd=f"{folder}/project", check=True, stdout=subprocess.DEVNULL)
    published("github-workflows", f"{folder}/project/.github/workflows/transverify.yml")
    published("github-actions", ".github/actions/transverify/action.yml")
    subprocess.run([f"{bin}/pre-commit", "validate-manifest", ".pre-commit-hooks.yaml"], check=True)
    print("formats: .pre-commit-hooks.yaml: valid by pre-commit")
    job = re.search(r"\n  ```yaml\n(  transverify:\n.*?)  ```", text("Sources/transverify/Guides.docc/ContinuousIntegration.md"), re.S)
    check("the guide has no job for GitLab", job is not None)
    published("gitlab-ci", write("gitlab/.gitlab-ci.yml", re.sub("^  ", "", job.group(1), flags=re.M)))


write("project/App/Fade.swift", text("Models/Rules/TV104/TV104Violating.swift"))
recipes()
reports()
sarif()
own()
junit()
