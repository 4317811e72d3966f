/** The result of one check of an endpoint. */
export interface Finding {
	/** The subject of the check, such as "prices of all countries in EUR". */
	name: string;
	/** `specified` if the specification requires it, otherwise `more`. */
	level: 'specified' | 'more';
	ok: boolean;
	/** The result, or how the site works without it. */
	note: string;
}

/** The level of an endpoint: below the specification, as specified, or the whole contract. */
export type Level = 'incomplete' | 'specified' | 'complete';

/** The level that results from the findings. */
export function levelOf(findings: readonly Finding[]): Level {
	if (findings.some(({ level, ok }) => level === 'specified' && !ok)) return 'incomplete';
	return findings.every(({ ok }) => ok) ? 'complete' : 'specified';
}

const meanings: Record<Level, string> = {
	incomplete: 'incomplete: a part of the specification is missing or wrong',
	specified:
		'specified: the whole specification; the lines above show how the site works without the rest',
	complete: 'complete: everything the site can use',
};

/** Formats a report: a line for each finding, and the level. */
export function reportText(findings: readonly Finding[]): string {
	const lines = findings.map(({ name, level, ok, note }) => {
		const mark = ok ? '✓' : level === 'specified' ? '✗' : '–';
		return `${mark} ${name}: ${note}`;
	});
	return [...lines, '', `Level ${meanings[levelOf(findings)]}.`].join('\n');
}
