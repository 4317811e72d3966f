import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { addDocument, documentJson, pointerTo } from '../testing/described-operations.ts';

const ajv = new Ajv2020({ strict: false, allErrors: true, discriminator: true });
formats.default(ajv);
addDocument(ajv);

describe('the document', () => {
	it('names no server', () => {
		expect(documentJson).not.toHaveProperty('servers');
	});

	it('does not describe health checks', () => {
		const paths = Object.keys(z.object({ paths: z.looseObject({}) }).parse(documentJson).paths);
		expect(paths.filter((path) => /health|ready|metrics/.test(path))).toEqual([]);
	});

	it('has examples that are valid against their schemas', () => {
		const media = z.object({
			schema: z.unknown(),
			example: z.unknown().optional(),
			examples: z.record(z.string(), z.object({ value: z.unknown() })).optional(),
		});
		let count = 0;
		const visit = (node: unknown, pointer: string): void => {
			if (typeof node !== 'object' || node === null) return;
			const mediaType = 'schema' in node ? media.safeParse(node).data : undefined;
			if (mediaType) {
				const check = ajv.getSchema(`document#/${pointer}/schema`);
				const examples = [
					...(mediaType.example === undefined ? [] : [mediaType.example]),
					...Object.values(mediaType.examples ?? {}).map(({ value }) => value),
				];
				for (const example of examples) {
					count += 1;
					expect(check?.(example), `${pointer} ${JSON.stringify(check?.errors)}`).toBe(true);
				}
				return;
			}
			for (const [name, child] of Object.entries(node))
				visit(child, `${pointer}/${pointerTo(name)}`);
		};
		const { paths, webhooks } = z
			.object({ paths: z.unknown(), webhooks: z.unknown() })
			.parse(documentJson);
		visit(paths, 'paths');
		visit(webhooks, 'webhooks');
		expect(count).toBeGreaterThan(30);
	});

	it('has every summary in every language', () => {
		const operations = Object.values(
			z
				.object({ paths: z.record(z.string(), z.record(z.string(), z.looseObject({}))) })
				.parse(documentJson).paths,
		).flatMap((item) => Object.values(item));
		for (const operation of operations)
			expect(operation['x-translations']).toMatchObject({
				da: { summary: expect.stringMatching(/./) },
				de: { summary: expect.stringMatching(/./) },
			});
	});
});
