import { z } from 'zod';
import type { DescribedOperation } from '#shared/api-description.ts';
import type { ApiDocument } from './document-source.ts';

const methods = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options'] as const;

const text = z.string().catch('');

const parameters = z
	.array(
		z
			.object({ name: z.string(), required: z.boolean().catch(false), description: text })
			// A `$ref` to a parameter; the viewer resolves it.
			.catch({ name: '', required: false, description: '' }),
	)
	.catch([]);

const example = z.looseObject({ summary: text, value: z.unknown().optional() });

/** A request body with one or several examples by content type. */
const requestBody = z
	.looseObject({
		content: z.record(
			z.string(),
			z.looseObject({
				example: z.unknown().optional(),
				examples: z.record(z.string(), example).catch({}),
			}),
		),
	})
	.catch({ content: {} });

/** The example bodies of the first content type. */
function bodiesOf({ content }: z.infer<typeof requestBody>): DescribedOperation['bodies'] {
	const [first] = Object.values(content);
	if (!first) return [];
	const samples = [{ summary: '', value: first.example }, ...Object.values(first.examples)];
	return samples
		.filter(({ value }) => value !== undefined)
		.map(({ summary, value }) => ({
			summary,
			code: typeof value === 'string' ? value : JSON.stringify(value, null, 2),
		}));
}

/** Translated texts by language and name (the `x-translations` extension). */
export const translationsSchema = z.record(z.string(), z.record(z.string(), z.string())).catch({});

/** The translations of one text, by language. */
export const translationsOf = (
	translations: z.infer<typeof translationsSchema>,
	name: string,
): Record<string, string> =>
	Object.fromEntries(
		Object.entries(translations).flatMap(([locale, texts]) =>
			texts[name] ? [[locale, texts[name]]] : [],
		),
	);

const operationSchema = z.looseObject({
	'x-translations': translationsSchema,
	summary: text,
	description: text,
	tags: z.array(z.string()).catch([]),
	parameters,
	requestBody,
	responses: z
		.record(z.string(), z.looseObject({ description: text }).catch({ description: '' }))
		.catch({}),
});

export function listOperations({ paths }: ApiDocument): DescribedOperation[] {
	return Object.entries(paths).flatMap(([path, item]) =>
		methods.flatMap((method) => {
			const { data } = operationSchema.safeParse(item[method]);
			if (!data) return [];
			return {
				method: method.toUpperCase(),
				path,
				summary: data.summary,
				translations: translationsOf(data['x-translations'], 'summary'),
				tag: data.tags[0] ?? '',
				description: data.description
					.split(/\n\s*\n/)
					.filter((paragraph) => paragraph.trim() !== ''),
				parameters: data.parameters
					.filter(({ name }) => name !== '')
					.map(({ name, required, description }) => ({ name, isRequired: required, description })),
				bodies: bodiesOf(data.requestBody),
				responses: Object.entries(data.responses).map(([status, { description }]) => ({
					status,
					description,
				})),
			};
		}),
	);
}

const tagsSchema = z
	.array(z.looseObject({ name: z.string(), 'x-translations': translationsSchema }))
	.catch([]);

/** Translations of a document's tag names, by tag and language. */
export const tagNames = ({ tags }: ApiDocument): Record<string, Record<string, string>> =>
	Object.fromEntries(
		tagsSchema
			.parse(tags)
			.map(({ name, 'x-translations': translations }) => [
				name,
				translationsOf(translations, 'name'),
			]),
	);

/** The servers of a document at one of these origins. */
export const allowedServers = (
	{ servers }: ApiDocument,
	origins: readonly string[],
): ApiDocument['servers'] =>
	servers.filter(({ url }) => URL.canParse(url) && origins.includes(new URL(url).origin));
