'use client';
import { useConfig, useDocumentInfo } from '@payloadcms/ui';
import { adminUrl, documentInForm } from '../../../documents/document-ref.ts';
import type { SideBySide } from './model.ts';
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
	const rows = content.parts.flatMap((part) => part.rows).filter(({ source }) => source?.trim());
	const done = rows.filter(({ id, target }) =>
		(typedTexts.get(id ?? '')?.text ?? target)?.trim(),
	).length;
	if (rows.length === 0) return null;
	const text = t(sideWords.progress, { done, all: rows.length });
	return (
		<div className="side-progress">
			<progress aria-label={text} max={rows.length} value={done} />
			<p>
				{text}
				{done === rows.length && ref ? (
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
