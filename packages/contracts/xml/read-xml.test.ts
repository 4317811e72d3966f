import { expect, it } from 'vitest';
import { readXml, XmlTooComplex } from './read-xml.ts';

const bounds = { depth: 4, elements: 20, attributes: 3 };

async function read(text: string) {
	const events: string[] = [];
	const reading = readXml(text, bounds, {
		open: ({ local, uri }) => events.push(`<${uri} ${local}`),
		text: (words) => events.push(words),
		close: ({ local }) => events.push(`>${local}`),
	});
	const problem = await reading.then(
		() => null,
		(cause: unknown) => cause,
	);
	return { events, problem };
}

it('reports elements with their namespaces, and text including CDATA', async () => {
	const { events, problem } = await read(
		'<a xmlns="u">x &amp; y<b:c xmlns:b="v"/><![CDATA[<z>]]></a>',
	);
	expect(problem).toBeNull();
	expect(events).toEqual(['<u a', 'x & y', '<v c', '>c', '<z>', '>a']);
});

it.each([
	['depth', '<a>'.repeat(5), '<a>'.repeat(4) + '</a>'.repeat(4)],
	['elements', `<a>${'<b/>'.repeat(20)}</a>`, `<a>${'<b/>'.repeat(19)}</a>`],
	['attributes', '<a b="" c="" d="" e=""/>', '<a b="" c="" d=""><b b="" c="" d=""/></a>'],
])('stops at the bound of %s before it calls a handler', async (_name, over, within) => {
	const { events, problem } = await read(over);
	expect(problem).toBeInstanceOf(XmlTooComplex);
	expect(events.filter((event) => event.startsWith('<')).length).toBeLessThan(21);
	expect((await read(within)).problem).toBeNull();
});

it('stops reading an element with too many attributes', async () => {
	const { problem } = await read(`<a ${'b '.repeat(20_000)}>`);
	expect(problem).not.toBeInstanceOf(XmlTooComplex);
	const attributes = Array.from({ length: 20_000 }, (_, at) => `b${at}=""`).join(' ');
	const { events, problem: many } = await read(`<a ${attributes}/>`);
	expect(many).toBeInstanceOf(XmlTooComplex);
	expect(events).toEqual([]);
});

it.each(['', 'words', '<a>', '<a></b>', '<a b="1" b="2"/>', '<a>&x;</a>', '<x:a/>', '<a/><a/>'])(
	'refuses %j, which is not well formed',
	async (text) => {
		const { problem } = await read(text);
		expect(problem).toBeInstanceOf(Error);
		expect(problem).not.toBeInstanceOf(XmlTooComplex);
	},
);

it('lets other tasks run between its pieces', async () => {
	let turns = 0;
	const count = () => {
		turns += 1;
		next = setImmediate(count);
	};
	let next = setImmediate(count);
	await read(`<a>${' '.repeat(100_000)}</a>`);
	clearImmediate(next);
	expect(turns).toBeGreaterThan(3);
});
