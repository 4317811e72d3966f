import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Node } from 'oxc-parser';
import {
	catalogueFolder,
	english,
	exportedObject,
	furtherCodes,
	languageRecords,
	productFiles,
	readSource,
	readSources,
	textFolders,
} from './places.ts';
import { childrenOf, lineOf, nodesIn, propertiesOf, type Source, textOf } from './source.ts';

/** Names and abbreviations that are the same in every language, and are not translated. */
const terms =
	'SMS RCS MMS GSM-7 UCS-2 MCC-MNC A2P P2A OTP TOTP EUR DKK API GraphQL OpenAPI REST JSON YAML CSV XML HTML URL HTTP HTTPS JavaScript WordPress DeepL Excel HandBrake Lottie PNG JPEG WebP SVG AVIF PDF MP4 H.264 AAC GIF WebVTT ID ISO';

/** What a translation keeps: escape sequences, `${values}`, `{placeholders}`, tags, and the terms. */
export const keptParts = new RegExp(
	`\\\\(?:u[\\da-fA-F]{4}|.)|\\$\\{(?:[^{}]|\\{[^{}]*\\})*\\}|\\{\\{?\\w+\\}?\\}|</?\\w+ ?/?>|(?<![\\p{L}\\d])(?:${terms.replaceAll('.', '\\.').replaceAll(' ', '|')})(?![\\p{L}\\d])`,
	'gu',
);

/** True for a text with words, apart from what a translation keeps. */
const hasWords = (text: string): boolean => /\p{L}{2}/u.test(text.replace(keptParts, ''));

/** A text of a language that somebody has to look at. */
export interface OpenText {
	language: string;
	state: 'english' | 'review';
	/** The English text. */
	text: string;
	source: Source;
	node: Node;
	/** True if `source` is where the English text is, because the catalogue of the language lacks it. */
	isMissing: boolean;
}

/** The strings and templates of a value, without the names of properties. */
function* literalsIn(node: Node): Generator<Node> {
	if (
		node.type === 'TemplateLiteral' ||
		(node.type === 'Literal' && typeof node.value === 'string')
	)
		yield node;
	else
		for (const child of childrenOf(node))
			if (node.type !== 'Property' || child !== node.key) yield* literalsIn(child);
}

/** Follows a text that a translator accepted, or that nobody has read since it was translated by a program. */
const mark = (name: string) => new RegExp(`/\\*\\s*${name}\\s*\\*/\\s*$`);
const [sameMark, reviewMark] = [mark('same'), mark('review')];

const isMarked = ({ text }: Source, { start }: Node, pattern: RegExp) =>
	pattern.test(text.slice(Math.max(0, start - 40), start));

/** A text without the language tags of its formats. */
const withoutTags = (text: string) => text.replace(/'[a-z]{2}-[A-Z]{2}'/g, '');

/** The open texts of a value: those that the English value has too, and those to be reviewed. */
function* openIn(
	language: string,
	source: Source,
	node: Node,
	originalSource: Source,
	original: Node,
): Generator<OpenText> {
	const originals = new Set(
		[...literalsIn(original)].map((one) => withoutTags(textOf(originalSource, one))),
	);
	for (const literal of literalsIn(node)) {
		const text = literalText(source, literal);
		const isOpen = originals.has(withoutTags(textOf(source, literal))) && hasWords(text);
		const isReviewed = !isMarked(source, literal, reviewMark);
		if (isReviewed && (!isOpen || isMarked(source, literal, sameMark))) continue;
		const state = isReviewed ? 'english' : 'review';
		yield { language, state, text, source, node: literal, isMissing: false };
	}
}

/** The text of a string or a template, with the template's `${values}`. */
const literalText = (source: Source, node: Node): string =>
	node.type === 'Literal' ? String(node.value) : textOf(source, node).slice(1, -1);

/** The English texts of the admin: the first arguments of `words`. Throws for one that is not constant, because catalogues would lack it. */
function* adminTexts(sources: readonly Source[]) {
	for (const source of sources)
		for (const node of nodesIn(source.program)) {
			if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') continue;
			if (node.callee.name !== 'words') continue;
			const [argument] = node.arguments;
			if (argument?.type !== 'Literal')
				throw new Error(`${source.path}:${lineOf(source, node)}: words() needs a constant text`);
			yield { source, node, text: String(argument.value) };
		}
}

/** The texts of the further languages that are English, or translated by a program and not yet reviewed. */
export function* openTexts(project: string, codes: readonly string[]): Generator<OpenText> {
	const further = furtherCodes(codes);
	const paths = productFiles(project);
	const named = new RegExp(`\\b(?:${further.join('|')})\\b`);
	for (const source of further.length > 0 ? readSources(project, paths, named) : [])
		for (const record of languageRecords(source, codes)) {
			const original = record.get(english);
			for (const language of further) {
				const property = record.get(language);
				if (original && property)
					yield* openIn(language, source, property.value, source, original.value);
			}
		}
	for (const folder of textFolders(paths)) {
		const original = readSource(project, `${folder}/${english}.ts`);
		for (const language of further) {
			if (!existsSync(join(project, folder, `${language}.ts`))) continue;
			const source = readSource(project, `${folder}/${language}.ts`);
			yield* openIn(language, source, exportedObject(source), original, exportedObject(original));
		}
	}
	const texts = [...adminTexts(readSources(project, paths, /\bwords\(/))];
	for (const language of further) {
		const source = readSource(project, `${catalogueFolder}/${language}.ts`);
		const entries = propertiesOf(exportedObject(source)) ?? new Map<string, never>();
		for (const { value } of entries.values())
			for (const node of literalsIn(value))
				if (isMarked(source, node, reviewMark)) {
					const text = literalText(source, node);
					yield { language, state: 'review', text, source, node, isMissing: false };
				}
		const seen = new Set(entries.keys());
		for (const { source: place, node, text } of texts) {
			if (seen.has(text) || !hasWords(text)) continue;
			seen.add(text);
			yield { language, state: 'english', text, source: place, node, isMissing: true };
		}
	}
}

/** The list for the terminal: each text with its place, then their numbers by language. */
export function textReport(texts: Iterable<OpenText>): string {
	const all = [...texts];
	const lines = all.map(({ language, state, text, source, node }) => {
		const short = text.length > 60 ? `${text.slice(0, 59)}…` : text;
		return `${source.path}:${lineOf(source, node)}  ${language}  ${state}  ${short.replaceAll('\n', ' ')}`;
	});
	const totals = [...Map.groupBy(all, ({ language }) => language)].map(([language, own]) => {
		const reviews = own.filter(({ state }) => state === 'review').length;
		return `${language}: ${own.length - reviews} texts are still English, ${reviews} wait for a review`;
	});
	return [...lines, ...(totals.length > 0 ? totals : ['All texts are translated.'])].join('\n');
}
