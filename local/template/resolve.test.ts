import { expect, test } from "vitest";
import { resolve } from "./resolve.ts";

const names = {
  ref: (id: string) => (id === "AWS::NoValue" ? undefined : `ref-${id}`),
  attribute: (id: string, name: string) => `${id}/${name}`,
  secret: (id: string) => `secret of ${id}`,
  finish: (text: string) => text.replaceAll("https://cloud", "http://here"),
};

test("intrinsics are resolved at any depth", () => {
  const value = {
    Name: { "Fn::Join": ["-", ["a", { Ref: "B" }, { "Fn::GetAtt": ["C", "Arn"] }]] },
    Host: { "Fn::Select": [2, { "Fn::Split": ["/", "https://host"] }] },
    // biome-ignore lint/suspicious/noTemplateCurlyInString: this is CloudFormation's syntax.
    List: [{ "Fn::Sub": "x-${AWS::Region}-y" }, 7, true],
  };
  expect(resolve(value, names)).toEqual({
    Name: "a-ref-B-C/Arn",
    Host: "host",
    List: ["x-ref-AWS::Region-y", 7, true],
  });
});

test("a dynamic reference becomes the secret, and the cloud's address becomes this machine's", () => {
  const header = { "Fn::Join": ["", ["{{resolve:secretsmanager:", { Ref: "S" }, ":SecretString:::}}"]] };
  expect(resolve(header, names)).toBe("secret of ref-S");
  expect(resolve("https://cloud/auth", names)).toBe("http://here/auth");
});

test("an output of another stack becomes a name that nothing here has", () => {
  const output = { StackName: "edge", OutputName: "WebAcl", Region: "us-east-1" };
  expect(resolve({ WebACLId: { "Fn::GetStackOutput": output } }, names)).toEqual({ WebACLId: "edge.WebAcl" });
});

test("an unsupported intrinsic is refused", () => {
  expect(() => resolve({ "Fn::ImportValue": "x" }, names)).toThrow("does not support Fn::ImportValue");
});
