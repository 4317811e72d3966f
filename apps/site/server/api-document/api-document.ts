import { z } from 'zod';

const schema = z.looseObject({
	openapi: z.string().regex(/^3\.\d+/),
	info: z.looseObject({ title: z.string(), version: z.string().default('') }),
	servers: z.array(z.looseObject({ url: z.string() })).default([]),
	paths: z.record(z.string().startsWith('/'), z.looseObject({})),
});

/** The parts of an OpenAPI 3 document that the site reads. */
export type ApiDocument = z.infer<typeof schema>;

/** Parses an OpenAPI 3 document. Throws on anything else: HTML, truncated JSON, other versions. */
export function parseApiDocument(text: string): ApiDocument {
	return schema.parse(JSON.parse(text));
}
