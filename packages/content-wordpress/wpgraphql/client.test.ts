import { expect, it } from 'vitest';
import { WordPressClient } from './client.ts';

const answered = (text: string) =>
	new WordPressClient({
		url: 'https://cms.example/graphql',
		fetch: async () => new Response(text, { headers: { 'content-type': 'application/json' } }),
		timeoutMs: 1000,
	}).query('{ generalSettings { title } }');
const data = { generalSettings: { title: 'Æblegård' } };
const json = JSON.stringify({ data });

it.each(['', '\ufeff', '\ufeff\ufeff', '\ufeff\n'])('reads JSON after %j', async (start) => {
	expect(await answered(start + json)).toEqual(data);
});

it('drops characters that cannot be shown', async () => {
	const text = JSON.stringify({ data: { generalSettings: { title: 'A\u000bB\u001f' } } });
	expect(await answered(text)).toEqual({ generalSettings: { title: 'A B' } });
});

it.each([
	[`<br />\n<b>Notice</b>:  Function is deprecated${json}`, '"<br />\\n<b>Notice</b>:  Function'],
	['<!DOCTYPE html><title>Log In</title>', '"<!DOCTYPE html><title>Log In</title>"'],
	[`\u200b\u00a0${json}`, '"\\u{200b}\\u{a0}{\\"data\\"'],
])('names the first characters of something else: %j', async (text, start) => {
	await expect(answered(text)).rejects.toThrow(
		`WordPress answered 200 with something other than JSON: ${start}`,
	);
});

it('sends simultaneous operations in one request, the same ones once', async () => {
	const bodies: unknown[][] = [];
	const client = new WordPressClient({
		url: 'https://cms.example/graphql',
		fetch: async (_url, init) => {
			const operations: unknown[] = JSON.parse(String(init?.body));
			bodies.push(operations);
			return Response.json(operations.map(() => ({ data })));
		},
		timeoutMs: 1000,
	});
	const query = 'query ($after: String) { generalSettings { title } }';
	const results = ['', '', 'next'].map((after) => client.query(query, { after }));
	expect(await Promise.all(results)).toEqual([data, data, data]);
	expect(bodies).toEqual([['', 'next'].map((after) => ({ query, variables: { after } }))]);
});
