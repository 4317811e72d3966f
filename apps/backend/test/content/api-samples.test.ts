import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { faultsOf, operations } from '../api-document.ts';

const root = join(import.meta.dirname, '../../src/seed/content');
const described = operations.filter(({ path }) => path.startsWith('/v1/'));
/** Calls that are not part of the messaging API: groups of an identity provider (RFC 7644). */
const otherApis = ['/scim/v2/Groups'];

interface Sample {
	file: string;
	language: string;
	code: string;
	/** The same sample in other programming languages. */
	others: { language: string; code: string }[];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null;

function samplesIn(file: string, value: unknown): Sample[] {
	if (Array.isArray(value)) return value.flatMap((entry) => samplesIn(file, entry));
	if (!isObject(value)) return [];
	const { language, code, samples } = value;
	if (typeof code !== 'string' || typeof language !== 'string')
		return Object.values(value).flatMap((entry) => samplesIn(file, entry));
	return [{ file, language, code, others: samplesIn(file, samples) }];
}

const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
	/\.(yaml|md)$/.test(file),
);
const texts = files.map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
const samples = texts.flatMap(({ file, text }): Sample[] =>
	file.endsWith('.yaml')
		? samplesIn(file, parse(text))
		: [...text.matchAll(/^```(\w+)[^\n]*\n(.*?)^```/gms)].map(([, language = '', code = '']) => ({
				file,
				language: language === 'bash' ? 'curl' : language,
				code,
				others: [],
			})),
);
const titleOf = ({ file, code }: Sample) => `${file}: ${code.slice(0, 60).replaceAll('\n', ' ')}`;

interface ApiCall {
	method: string;
	path: string;
	headers: Headers;
	body: unknown;
}

/** The API call of a curl command, or undefined. The base URL is an environment variable, as in the API document. */
function parseCommand(command: string): ApiCall | undefined {
	const [, pathname] = /\$API_URL(\/\S*)/.exec(command) ?? [];
	if (!pathname) return undefined;
	const [, body] = /-d '([^']*)'/.exec(command) ?? [];
	return {
		method: /-X (\w+)/.exec(command)?.[1] ?? (body ? 'POST' : 'GET'),
		path: pathname,
		headers: new Headers(
			[...command.matchAll(/-H "([^":]+): ([^"]*)"/g)].map(([, key = '', value = '']) => [
				key,
				value,
			]),
		),
		body: body === undefined ? undefined : JSON.parse(body),
	};
}

/** Matches a path of letters, digits and hyphens; a parameter is one segment and a named group. */
const pathPattern = (template: string) =>
	new RegExp(`^${template.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);

/** The violations of the API document in a request; undefined if the document has no such operation. */
function problemsOf({ method, path, headers, body }: ApiCall) {
	const { pathname, searchParams: query } = new URL(path, 'https://api.example');
	for (const { method: own, path: template, operation } of described) {
		const match = own === method.toLowerCase() && pathPattern(template).exec(pathname);
		if (!match) continue;
		const place = ['paths', template, own];
		const faults = operation.parameters.flatMap(({ name, in: part, required }, index) => {
			const value = {
				path: match.groups?.[name],
				query: query.get(name) ?? undefined,
				header: headers.get(name) ?? undefined,
			}[part];
			if (value === undefined) return required ? [{ keyword: 'required', text: name }] : [];
			return faultsOf(value, ...place, 'parameters', index, 'schema');
		});
		if (!operation.requestBody) return faults;
		const schema = [...place, 'requestBody', 'content', 'application/json', 'schema'];
		return [...faults, ...faultsOf(body, ...schema)];
	}
	return undefined;
}

/** The object literal after a match of `sign` in JavaScript or Python. Both can be parsed as YAML's flow style. */
function literalAfter(code: string, sign: RegExp): Record<string, unknown> | undefined {
	const at = sign.exec(code);
	if (!at) return undefined;
	const start = code.indexOf('{', at.index);
	let depth = 0;
	for (const [index, character] of [...code].entries()) {
		if (index < start) continue;
		depth += Number(character === '{') - Number(character === '}');
		if (depth > 0) continue;
		const value: unknown = parse(code.slice(start, index + 1).replaceAll(/ \/\/ .*$/gm, ''));
		return isObject(value) ? value : undefined;
	}
	return undefined;
}

const leaves = (value: unknown): string[] =>
	isObject(value)
		? Object.entries(value).flatMap(([key, entry]) => [
				...(Array.isArray(value) ? [] : [key]),
				...leaves(entry),
			])
		: [String(value)];

const commands = samples.flatMap((sample) => {
	const call = sample.language === 'curl' ? parseCommand(sample.code) : undefined;
	return call ? [{ sample, call, title: titleOf(sample) }] : [];
});
const requests = commands.filter(({ call }) => !otherApis.includes(call.path));

describe('code on the site that calls the API', () => {
	it('is found in three languages', () => {
		expect(requests.length).toBeGreaterThan(30);
		expect(requests.length % 3).toBe(0);
	});

	it.each(requests)('sends a request that the API document describes: $title', ({ call }) => {
		expect(problemsOf(call)).toEqual([]);
	});

	it.each(commands.filter(({ sample }) => sample.others.length > 0))(
		'sends the same request in each language: $title',
		({ sample: { others }, call: { method, path, body, headers } }) => {
			for (const { language, code } of others) {
				expect(code, language).toContain(path);
				if (language === 'node')
					expect(literalAfter(code, /JSON\.stringify\(/), language).toEqual(body);
				if (language === 'python') expect(literalAfter(code, /\bjson=/), language).toEqual(body);
				for (const word of body === undefined ? [] : leaves(body))
					expect(code, language).toContain(word);
				for (const key of headers.keys())
					if (key === 'idempotency-key') expect(code.toLowerCase(), language).toContain(key);
				expect(code.toLowerCase(), language).toContain(method.toLowerCase());
			}
		},
	);

	it.each(
		samples
			.filter(({ language }) => ['js', 'javascript', 'ts'].includes(language))
			.flatMap((sample) => {
				const body =
					literalAfter(sample.code, /JSON\.stringify\(\{/) ??
					literalAfter(sample.code, /sendMessage\(\{/);
				return body && 'channel' in body ? [{ title: titleOf(sample), body }] : [];
			}),
	)('uses existing fields: $title', ({ body }) => {
		const problems = problemsOf({
			method: 'POST',
			path: '/v1/messages',
			headers: new Headers(),
			body,
		});
		expect(problems?.filter(({ keyword }) => keyword === 'additionalProperties')).toEqual([]);
	});
});

describe('JSON on the site', () => {
	const values = samples
		.filter(({ language }) => language === 'json')
		.map((sample) => {
			const value: unknown = JSON.parse(sample.code);
			return { title: titleOf(sample), value: isObject(value) ? value : {} };
		});

	it.each(values.filter(({ value }) => 'type' in value))(
		'is a valid event: $title',
		({ value }) => {
			expect(faultsOf(value, 'components', 'schemas', 'Event')).toEqual([]);
		},
	);

	it.each(values.filter(({ value }) => 'channel' in value && 'to' in value && !('type' in value)))(
		'is a valid message: $title',
		({ value: body }) => {
			const call = { method: 'POST', path: '/v1/messages', headers: new Headers(), body };
			expect(problemsOf(call)).toEqual([]);
		},
	);
});

describe('texts about the API', () => {
	it('mention existing operations', () => {
		const mentions = texts.flatMap(({ file, text }) =>
			[...text.matchAll(/`(?:(GET|POST|PUT|PATCH|DELETE) )?(\/v1\/[^`]*)`/g)].map(
				([, method, path = '']) => ({ file, method, path }),
			),
		);
		expect(mentions.length).toBeGreaterThan(10);
		expect(
			mentions.filter(
				({ method, path }) =>
					!described.some(
						(operation) =>
							operation.path === path &&
							(method === undefined || operation.method === method.toLowerCase()),
					),
			),
		).toEqual([]);
	});

	it('contain complete IDs, or end them with an ellipsis', () => {
		const incompleteIds = texts.flatMap(({ file, text }) =>
			[...text.matchAll(/\b(?:msg|evt|in|snd|wh|sup)_(?=[A-Za-z]*\d)\w+…?/g)]
				.map(([id]) => id)
				.filter((id) => !/_[A-Za-z0-9]{16}$|…$/.test(id))
				.map((id) => ({ file, id })),
		);
		expect(incompleteIds).toEqual([]);
	});
});
