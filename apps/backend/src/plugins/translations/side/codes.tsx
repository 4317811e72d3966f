'use client';
import { diffWordsWithSpace } from 'diff';
import { marks } from '../inline-codes.ts';

/** A source text with its codes as small numbers, or, if it has changed, the diff to `before`. */
export function SourceText({ text, before }: { text: string; before: string | null }) {
	if (before === null) return <>{withCodes(text)}</>;
	return diffWordsWithSpace(before, text.replace(marks, '')).map(
		({ value, added, removed }, at) => {
			const key = `${at} ${value}`;
			if (added) return <ins key={key}>{value}</ins>;
			return removed ? <del key={key}>{value}</del> : <span key={key}>{value}</span>;
		},
	);
}

function withCodes(text: string) {
	return text.split(marks).map((part, at) => {
		const key = `${at} ${part}`;
		return at % 2 === 1 ? (
			<span className="side-code" key={key}>
				⟦{part}⟧
			</span>
		) : (
			part
		);
	});
}

/** The codes of the source that the translation does not have yet. */
export function missingCodes(source: string, target: string): { id: string; isAlone: boolean }[] {
	const ids = (text: string) =>
		new Map(
			[...text.matchAll(marks)]
				.map(([, mark = '']) => mark)
				.filter((mark) => !mark.startsWith('/'))
				.map((mark) => [mark.replace('/', ''), mark.endsWith('/')]),
		);
	const targetIds = ids(target);
	return [...ids(source)]
		.filter(([id]) => !targetIds.has(id))
		.map(([id, isAlone]) => ({ id, isAlone }));
}
