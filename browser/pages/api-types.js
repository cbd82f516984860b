import { readFileSync, writeFileSync } from "node:fs";

/**
 * Writes the TypeScript types of the API from its OpenAPI description. The pages use them in JSDoc comments.
 * `node api-types.js` writes the file; `node api-types.js --check` fails if the file is not up to date.
 */
const SOURCE = new URL("../../app/src/main/resources/web/openapi.json", import.meta.url);
const TARGET = new URL("types/api.d.ts", import.meta.url);

/** @typedef {Record<string, any>} Schema */

/** Returns the type of a schema. @param {Schema} schema @param {string} indent @returns {string} */
function typeOf(schema, indent) {
  if (schema.$ref) return schema.$ref.split("/").at(-1);
  if (schema.enum) return union(schema.enum.map((/** @type {unknown} */ value) => JSON.stringify(value)));
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return union(choices.map((/** @type {Schema} */ s) => typeOf(s, indent)));
  const types = [schema.type].flat();
  return union(types.map((type) => basicType(type, schema, indent)));
}

/** @param {string} type @param {Schema} schema @param {string} indent */
function basicType(type, schema, indent) {
  switch (type) {
    case "integer":
    case "number":
      return "number";
    case "string":
    case "boolean":
    case "null":
      return type;
    case "array": {
      const { items } = schema;
      const several = items.enum || items.anyOf || items.oneOf || Array.isArray(items.type);
      return several ? `(${typeOf(items, indent)})[]` : `${typeOf(items, indent)}[]`;
    }
    case "object":
      return objectType(schema, indent);
    default:
      throw new Error(`unknown type ${JSON.stringify(type)} in ${JSON.stringify(schema)}`);
  }
}

/** @param {Schema} schema @param {string} indent */
function objectType({ properties = {}, required = [], additionalProperties }, indent) {
  const names = Object.keys(properties);
  if (!names.length)
    return `Record<string, ${additionalProperties ? typeOf(additionalProperties, indent) : "unknown"}>`;
  const inner = indent + "  ";
  const fields = names.map((name) => {
    const key = /^\w+$/.test(name) ? name : JSON.stringify(name);
    const { description } = properties[name];
    const comment = description ? `${inner}/** ${description} */\n` : "";
    return `${comment}${inner}${key}${required.includes(name) ? "" : "?"}: ${typeOf(properties[name], inner)};\n`;
  });
  return `{\n${fields.join("")}${indent}}`;
}

/** @param {string[]} types */
const union = (types) => [...new Set(types)].join(" | ");

/** Returns the JSON schema of the successful response of an operation, if it has one. @param {Schema} operation */
const responseSchema = (operation) => operation.responses?.["200"]?.content?.["application/json"]?.schema;

/** @param {Schema} description the OpenAPI description */
function generate({ components, paths }) {
  const schemas = Object.entries(components.schemas).map(
    ([name, schema]) =>
      `${schema.description ? `  /** ${schema.description} */\n` : ""}  type ${name} = ${typeOf(schema, "  ")};\n`,
  );
  const responses = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, operation]) => responseSchema(operation))
      .map(([method, operation]) => `    "${method} ${path}": ${typeOf(responseSchema(operation), "    ")};\n`),
  );
  return [
    "// Generated from openapi.json by api-types.js; do not edit. Regenerate with: npm run api-types\n",
    "declare namespace Api {\n",
    schemas.join("\n"),
    "\n  /** The successful JSON responses, by method and path. */\n  interface Responses {\n",
    responses.join(""),
    "  }\n}\n",
  ].join("");
}

const text = generate(JSON.parse(readFileSync(SOURCE, "utf8")));
if (!process.argv.includes("--check")) {
  writeFileSync(TARGET, text);
} else if (readFileSync(TARGET, "utf8") !== text) {
  console.error("types/api.d.ts does not match openapi.json. Regenerate it with: npm run api-types");
  process.exit(1);
}
