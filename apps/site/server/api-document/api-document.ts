import { z } from 'zod';

const schema = z.looseObject({
	openapi: z.string().regex(/^3\.\d+/),
	info: z.looseObject({ title: z.string(), version: z.string().default('') }),
	servers: z.array(z.looseObject({ url: z.string() })).default([]),
	paths: z.record(z.string().startsWith('/'), z.looseObject({})),
});

/** What the site relies on of an OpenAPI 3 document; the rest is the viewer's business. */
export type ApiDocument = z.infer<typeof schema>;

/** Reads an OpenAPI 3 document. Throws for everything else: HTML, half a document, other versions. */
export function parseApiDocument(text: string): ApiDocument {
	return schema.parse(JSON.parse(text));
}
