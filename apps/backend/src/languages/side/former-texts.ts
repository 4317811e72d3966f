import { difference } from '../states/difference.ts';
import { wordsOf } from '../texts/rich-text.ts';
import type { SideField, SidePassage } from './passages.ts';

const wordsIn = ({ passage, text }: SidePassage): string =>
	(passage ? wordsOf(passage.node) : text).trim();

/**
 * What passages said when they were translated, for those that say something else now: empty for what is new. `former` is what was
 * recorded then, in the same order as the passages; null where the translation is up to date.
 */
export function formerTexts(
	fields: readonly SideField[],
	former: readonly string[] | null,
): Map<SidePassage, string> {
	const said = new Map<SidePassage, string>();
	if (!former) return said;
	const written = fields.flatMap(({ passages }) => passages).filter((each) => wordsIn(each) !== '');
	let at = 0;
	let replaced: string[] = [];
	for (const change of difference(former, written.map(wordsIn))) {
		if ('before' in change) {
			replaced.push(change.before);
			continue;
		}
		const passage = written[at++];
		if ('after' in change && passage) said.set(passage, replaced.shift() ?? '');
		else replaced = [];
	}
	return said;
}
