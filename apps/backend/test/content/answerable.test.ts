import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { requests } from '@website/messaging-api/examples';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '../../src/seed/content');
const asksForAnswer = /\b(reply|answer|svar|antwort(en)?)\b/i;
const number = /^\+?\d[\d ]+$/;

type Entry = Record<string, unknown>;
const isEntry = (value: unknown): value is Entry => typeof value === 'object' && value !== null;

/** Every object in a value, however deep, with those that are written in it as JSON. */
function entriesIn(value: unknown): Entry[] {
	if (typeof value === 'string')
		return value.trimStart().startsWith('{') ? parseEntries(value) : [];
	if (!isEntry(value)) return [];
	return [value, ...Object.values(value).flatMap(entriesIn)];
}

function parseEntries(code: string): Entry[] {
	try {
		return entriesIn(JSON.parse(code));
	} catch {
		return [];
	}
}

interface Message {
	sender: unknown;
	text: unknown;
}

/** What an object sends by SMS: a message composer, a request to the API, or the fallback of one. */
function smsOf({ smsSender, smsText, channel, from, text, fallback }: Entry): Message[] {
	if (smsText !== undefined) return [{ sender: smsSender, text: smsText }];
	if (channel === 'sms' && from !== undefined) return [{ sender: from, text }];
	if (isEntry(fallback) && fallback.channel === 'sms')
		return [{ sender: fallback.from ?? from, text: fallback.text }];
	return [];
}

/** A drawn phone on which somebody answers; by RCS, as its caption says then, names can be answered. */
const isAnswered = ({ kind, rows, caption }: Entry): boolean =>
	kind === 'phone' &&
	Array.isArray(rows) &&
	rows.some((row) => isEntry(row) && Boolean(row.label)) &&
	!String(caption).includes('RCS');

const pages = globSync('pages/*/{en,da,de}.yaml', { cwd: root }).flatMap((file) =>
	entriesIn(parse(readFileSync(join(root, file), 'utf8'))).map((entry) => ({ file, entry })),
);

it('an SMS that asks for an answer comes from a number, as a name cannot be answered', () => {
	const sent = [
		...pages.flatMap(({ file, entry }) => smsOf(entry).map((message) => ({ file, ...message }))),
		...entriesIn(requests).flatMap((entry) =>
			smsOf(entry).map((message) => ({ file: 'the API document', ...message })),
		),
	];
	expect(sent.length).toBeGreaterThan(40);
	expect(
		sent.filter(
			({ sender, text }) => asksForAnswer.test(String(text)) && !number.test(String(sender)),
		),
	).toEqual([]);
});

it('a drawn phone on which somebody answers shows a number, or says that it is RCS', () => {
	const answered = pages.filter(({ entry }) => isAnswered(entry));
	expect(answered.length).toBeGreaterThan(0);
	expect(answered.filter(({ entry }) => !number.test(String(entry.sender)))).toEqual([]);
});
