import type { Words } from '../../../../platform/i18n/words.ts';
import type { Change } from '../document-states.ts';
import { panelWords } from './panel-words.ts';

interface Props {
	changes: readonly Change[];
	t: (text: Words) => string;
}

/** The changes of the source since the translation: removed passages as `del`, added ones as `ins`. */
export function SourceChanges({ changes, t }: Props) {
	if (changes.length === 0) return null;
	return (
		<details>
			<summary>
				{t(panelWords.changed)} ({changes.length})
			</summary>
			<ul className="language-changes">
				{changes.map((change, at) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: passages may be equal, and only their order identifies them.
					<li key={at}>
						{'before' in change ? <del>{change.before}</del> : null}
						{'after' in change ? <ins>{change.after}</ins> : null}
					</li>
				))}
			</ul>
		</details>
	);
}
