import { isDeepStrictEqual } from 'node:util';

type Json = unknown;
interface OpenApiDocument {
  paths?: Record<string, Json>;
  components?: { schemas?: Record<string, Json> };
}

const REF = '#/components/schemas/';
const INPUT = /Input$/;

/**
 * Leaves one component per named schema: zod describes each twice (`Task`, `TaskInput`). Those that nothing refers
 * to are dropped, and `TaskInput` becomes `Task` wherever both say the same or only one is in use.
 */
export function tidyComponents<T>(document: T): T {
  const { paths = {}, components = {} } = document as OpenApiDocument;
  const schemas = components.schemas ?? {};
  const used = reachableFrom(paths, schemas);
  const names = new Map([...used].map((name) => [name, tidyName(name, { used, schemas })]));
  const rename = (json: Json) => mapRefs(json, (name) => names.get(name) ?? name);
  const tidied: Record<string, Json> = {};
  for (const name of [...used].sort()) tidied[names.get(name) ?? name] ??= rename(schemas[name]);
  return {
    ...document,
    paths: rename(paths),
    components: { ...components, schemas: tidied },
  };
}

function tidyName(name: string, { used, schemas }: { used: Set<string>; schemas: Record<string, Json> }) {
  const plain = name.replace(INPUT, '');
  if (plain === name || !used.has(plain)) return plain;
  return isDeepStrictEqual(comparable(schemas[name]), comparable(schemas[plain])) ? plain : name;
}

/** What comes in may have unknown members, what goes out has none: no difference to a client. */
const comparable = (schema: Json): Json =>
  mapRefs(withoutAdditional(schema), (name) => name.replace(INPUT, ''));

function withoutAdditional(json: Json): Json {
  return mapObjects(json, ({ additionalProperties, ...rest }) =>
    additionalProperties === false ? rest : { additionalProperties, ...rest },
  );
}

function reachableFrom(root: Json, schemas: Record<string, Json>): Set<string> {
  const found = new Set<string>();
  const visit = (json: Json) =>
    mapRefs(json, (name) => {
      if (!found.has(name)) {
        found.add(name);
        visit(schemas[name]);
      }
      return name;
    });
  visit(root);
  return found;
}

function mapRefs(json: Json, change: (name: string) => string): Json {
  return mapObjects(json, (object) =>
    typeof object.$ref === 'string' && object.$ref.startsWith(REF)
      ? { ...object, $ref: REF + change(object.$ref.slice(REF.length)) }
      : object,
  );
}

function mapObjects(json: Json, change: (object: Record<string, Json>) => Record<string, Json>): Json {
  if (Array.isArray(json)) return json.map((item) => mapObjects(item, change));
  if (typeof json !== 'object' || json === null) return json;
  const entries = Object.entries(change(json as Record<string, Json>));
  return Object.fromEntries(
    entries
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, mapObjects(value, change)]),
  );
}
