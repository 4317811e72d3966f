/** One thing that was asked of an endpoint, and what came of it. */
export interface Finding {
	/** What was asked, such as "prices of all countries in EUR". */
	name: string;
	/** Whether the specification lists it, or it is more than that. */
	level: 'specified' | 'more';
	ok: boolean;
	/** What was found, or what the site does without it. */
	note: string;
}

/** The level an endpoint reaches: everything specified, and what is more. */
export type Level = 'incomplete' | 'specified' | 'complete';

/** The level that findings add up to. */
export function levelOf(findings: readonly Finding[]): Level {
	if (findings.some(({ level, ok }) => level === 'specified' && !ok)) return 'incomplete';
	return findings.every(({ ok }) => ok) ? 'complete' : 'specified';
}

const meanings: Record<Level, string> = {
	incomplete: 'incomplete: something the specification lists is missing or wrong',
	specified:
		'specified: everything the specification lists; the site does without the rest as said above',
	complete: 'complete: everything the site can use',
};

/** What a person reads: a line for each finding, and the level. */
export function reportText(findings: readonly Finding[]): string {
	const lines = findings.map(({ name, level, ok, note }) => {
		const mark = ok ? '✓' : level === 'specified' ? '✗' : '–';
		return `${mark} ${name}: ${note}`;
	});
	return [...lines, '', `Level ${meanings[levelOf(findings)]}.`].join('\n');
}
