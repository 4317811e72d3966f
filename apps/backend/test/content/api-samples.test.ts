import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkRequest } from '@website/messaging-api/testing/check-request';
import {
	addDocument,
	describedOperations,
} from '@website/messaging-api/testing/described-operations';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '../../src/seed/content');
const api = 'https://api.vimplo.example';
/** What is called there beside the messaging API: groups of an identity provider (RFC 7644). */
const otherApis = ['/scim/v2/Groups'];

interface Sample {
	file: string;
	language: string;
	code: string;
	/** The same in other languages. */
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

const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) =>
	/\.(yaml|md)$/.test(name),
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
const name = ({ file, code }: Sample) => `${file}: ${code.slice(0, 60).replaceAll('\n', ' ')}`;

interface Called {
	method: string;
	path: string;
	headers: Headers;
	body: unknown;
}

/** What a command asks for, if it calls the API. */
function calledBy(command: string): Called | undefined {
	const [, pathname] = new RegExp(`${api}(/\\S*)`).exec(command) ?? [];
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

/** What is wrong with a request by the API document; undefined where it describes no such operation. */
function faultsOf({ method, path, headers, body }: Called) {
	const { pathname, searchParams: query } = new URL(path, api);
	for (const operation of describedOperations) {
		const match = operation.method === method && operation.pattern.exec(pathname);
		if (match) return checkRequest(operation, { path: { ...match.groups }, query, headers, body });
	}
	return undefined;
}

/** The object literal behind a sign of JavaScript or Python; both read as YAML's flow style. */
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
	const called = sample.language === 'curl' ? calledBy(sample.code) : undefined;
	return called ? [{ sample, called, title: name(sample) }] : [];
});
const requests = commands.filter(({ called }) => !otherApis.includes(called.path));

describe('code on the site that calls the API', () => {
	it('is found in three languages', () => {
		expect(requests.length).toBeGreaterThan(30);
		expect(requests.length % 3).toBe(0);
	});

	it.each(requests)('asks for what the document describes: $title', ({ called }) => {
		expect(faultsOf(called)).toEqual([]);
	});

	it.each(commands.filter(({ sample }) => sample.others.length > 0))(
		'asks the same in each language: $title',
		({ sample: { others }, called: { method, path, body, headers } }) => {
			for (const { language, code } of others) {
				expect(code, language).toContain(api + path);
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
				return body && 'channel' in body ? [{ title: name(sample), body }] : [];
			}),
	)('names fields that there are: $title', ({ body }) => {
		const faults = faultsOf({
			method: 'POST',
			path: '/v1/messages',
			headers: new Headers(),
			body,
		});
		expect(faults?.filter(({ detail }) => detail.startsWith('has no place'))).toEqual([]);
	});
});

describe('JSON on the site', () => {
	const ajv = new Ajv2020({ strict: false, allErrors: true, discriminator: true });
	formats.default(ajv);
	addDocument(ajv);
	const values = samples
		.filter(({ language }) => language === 'json')
		.map((sample) => {
			const value: unknown = JSON.parse(sample.code);
			return { title: name(sample), value: isObject(value) ? value : {} };
		});

	it.each(values.filter(({ value }) => 'type' in value))('is an event: $title', ({ value }) => {
		const check = ajv.getSchema('document#/components/schemas/Event');
		expect(check?.(value), JSON.stringify(check?.errors)).toBe(true);
	});

	it.each(values.filter(({ value }) => 'channel' in value && 'to' in value && !('type' in value)))(
		'is a message that is taken: $title',
		({ value: body }) => {
			const called = { method: 'POST', path: '/v1/messages', headers: new Headers(), body };
			expect(faultsOf(called)).toEqual([]);
		},
	);
});

describe('what texts say of the API', () => {
	it('names operations that there are', () => {
		const named = texts.flatMap(({ file, text }) =>
			[...text.matchAll(/`(?:(GET|POST|PUT|PATCH|DELETE) )?(\/v1\/[^`]*)`/g)].map(
				([, method, path = '']) => ({ file, method, path }),
			),
		);
		expect(named.length).toBeGreaterThan(10);
		expect(
			named.filter(
				({ method, path }) =>
					!describedOperations.some(
						(one) => one.path === path && (method === undefined || one.method === method),
					),
			),
		).toEqual([]);
	});

	it('writes ids out, or says that there is more of them', () => {
		const short = texts.flatMap(({ file, text }) =>
			[...text.matchAll(/\b(?:msg|evt|in|snd|wh|sup)_(?=[A-Za-z]*\d)\w+…?/g)]
				.map(([id]) => id)
				.filter((id) => !/_[A-Za-z0-9]{16}$|…$/.test(id))
				.map((id) => ({ file, id })),
		);
		expect(short).toEqual([]);
	});
});
