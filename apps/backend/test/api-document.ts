import { openApi } from '@website/contracts/openapi';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { z } from 'zod';

// Only the parts that tests read.
const operation = z.looseObject({
	parameters: z
		.array(
			z.looseObject({
				name: z.string(),
				in: z.enum(['path', 'query', 'header']),
				required: z.boolean().optional(),
			}),
		)
		.default([]),
	requestBody: z
		.looseObject({
			content: z.looseObject({
				'application/json': z.looseObject({ example: z.unknown().optional() }),
			}),
		})
		.optional(),
	responses: z.record(z.string(), z.looseObject({ description: z.string() })),
});

/** The API document as it is served, with the names in it that the backend replaces. */
export const apiDocument = z
	.looseObject({
		info: z.looseObject({ description: z.string() }),
		paths: z.record(z.string(), z.record(z.string(), operation)),
		webhooks: z.unknown(),
		components: z.looseObject({
			schemas: z.record(
				z.string(),
				z.looseObject({ properties: z.record(z.string(), z.unknown()).optional() }),
			),
		}),
	})
	// The validator does not support `mapping`, which is redundant here.
	.parse(JSON.parse(openApi, (key, value) => (key === 'mapping' ? undefined : value)));

export const operations = Object.entries(apiDocument.paths).flatMap(([path, item]) =>
	Object.entries(item).map(([method, operation]) => ({ method, path, operation })),
);

const validator = new Ajv2020({ strict: false, allErrors: true, discriminator: true });
formats.default(validator);
validator.addSchema({ $id: 'document', ...apiDocument });

interface Fault {
	/** The keyword of JSON Schema that the value violates. */
	keyword: string;
	text: string;
}

/** The faults of a value by the schema at a place of the document. Throws if there is no schema. */
export function faultsOf(value: unknown, ...place: (string | number)[]): Fault[] {
	const pointer = place
		.map((part) => encodeURIComponent(String(part).replaceAll('~', '~0').replaceAll('/', '~1')))
		.join('/');
	const check = validator.getSchema(`document#/${pointer}`);
	if (!check) throw new Error(`The API document has no schema at ${pointer}`);
	check(value);
	return (check.errors ?? []).map(({ keyword, instancePath, message, params }) => ({
		keyword,
		text: `${instancePath} ${message} ${JSON.stringify(params)}`,
	}));
}
