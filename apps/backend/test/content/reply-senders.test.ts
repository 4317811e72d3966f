import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { apiDocument } from '../api-document.ts';

const root = join(import.meta.dirname, '../../src/seed/content');
const replyRequest = /\b(reply|answer|svar|antwort(en)?)\b/i;
const number = /^\+?\d[\d ]+$/;

type Entry = Record<string, unknown>;
const isEntry = (value: unknown): value is Entry => typeof value === 'object' && value !== null;

/** All objects in a value at any depth, including those in JSON strings. */
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

/** The SMS messages of an object: a message composer, a request to the API, or its fallback. */
function smsOf({ smsSender, smsText, channel, from, text, fallback }: Entry): Message[] {
	if (smsText !== undefined) return [{ sender: smsSender, text: smsText }];
	if (channel === 'sms' && from !== undefined) return [{ sender: from, text }];
	if (isEntry(fallback) && fallback.channel === 'sms')
		return [{ sender: fallback.from ?? from, text: fallback.text }];
	return [];
}

/** True for a phone drawing with a reply. Excludes captions with "RCS", because RCS senders with a name can receive replies. */
const hasReply = ({ kind, rows, caption }: Entry): boolean =>
	kind === 'phone' &&
	Array.isArray(rows) &&
	rows.some((row) => isEntry(row) && Boolean(row.label)) &&
	!String(caption).includes('RCS');

const pages = globSync('pages/*/{en,da,de}.yaml', { cwd: root }).flatMap((file) =>
	entriesIn(parse(readFileSync(join(root, file), 'utf8'))).map((entry) => ({ file, entry })),
);

it('an SMS that requests a reply has a phone number as its sender, because a name cannot receive replies', () => {
	const messages = [
		...pages.flatMap(({ file, entry }) => smsOf(entry).map((message) => ({ file, ...message }))),
		...entriesIn(apiDocument).flatMap((entry) =>
			smsOf(entry).map((message) => ({ file: 'the API document', ...message })),
		),
	];
	expect(messages.length).toBeGreaterThan(40);
	expect(
		messages.filter(
			({ sender, text }) => replyRequest.test(String(text)) && !number.test(String(sender)),
		),
	).toEqual([]);
});

it('a phone drawing with a reply shows a phone number, or RCS in its caption', () => {
	const phones = pages.filter(({ entry }) => hasReply(entry));
	expect(phones.length).toBeGreaterThan(0);
	expect(phones.filter(({ entry }) => !number.test(String(entry.sender)))).toEqual([]);
});
