'use client';
import { useConfig, useDocumentInfo } from '@payloadcms/ui';
import { adminUrl, documentInForm } from '../../../documents/document-ref.ts';
import { progressOf, type SideBySide } from './model.ts';
import { sideWords, type Translate } from './side-words.ts';
import type { Side } from './use-side.ts';

interface Props extends Pick<Side, 'typedTexts'> {
	content: SideBySide;
	t: Translate;
}

/** How many texts are translated; once all are, the next step. */
export function SideProgress({ content, typedTexts, t }: Props) {
	const { config } = useConfig();
	const ref = documentInForm(useDocumentInfo());
	const { done, all } = progressOf(
		content,
		({ id, target }) => typedTexts.get(id ?? '')?.text ?? target,
	);
	if (all === 0) return null;
	const text = t(sideWords.progress, { done, all });
	return (
		<div className="side-progress">
			<progress aria-label={text} max={all} value={done} />
			<p>
				{text}
				{done === all && ref ? (
					<>
						{' · '}
						{t(sideWords.next)}{' '}
						<a href={adminUrl(config.routes.admin, ref, content.target)}>{t(sideWords.openForm)}</a>
					</>
				) : null}
			</p>
		</div>
	);
}
