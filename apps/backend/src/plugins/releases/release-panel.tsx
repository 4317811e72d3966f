'use client';
import { Button, toast, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import { z } from 'zod';
import { hasRightForAll } from '../../access/person.ts';
import { usePerson } from '../../access/use-person.ts';
import { ConfirmDialog } from '../../admin/dialogs/confirm-dialog.tsx';
import { textCollections } from '../../content/documents/entities.ts';
import { languageList } from '../../platform/i18n/language-name.ts';
import { useTranslator } from '../../platform/i18n/use-translator.ts';
import { ChooseDocument } from '../references/api.client.ts';
import './release.css';
import { ReleaseMember } from './release-member.tsx';
import { releaseWords } from './release-words.ts';
import { useRelease } from './use-release.ts';

/** The content of a release: its documents with their states, a preview of all of them, and a button to publish them at once. */
export function ReleasePanel() {
	const { id, savedDocumentData } = useDocumentInfo();
	const { i18n } = useTranslation();
	const [isConfirming, setConfirming] = useState(false);
	const t = useTranslator();
	const person = usePerson();
	const canPublish = hasRightForAll(person, 'releases', 'publish');
	const canAdd = hasRightForAll(person, 'releases', 'update') && !savedDocumentData?.publishedAt;
	const { content, refusal, isBusy, update } = useRelease(id);
	if (id === undefined) return <p className="own-quiet">{t(releaseWords.saveFirst)}</p>;
	if (content === null) return null;
	if (content === 'failed') return <p role="alert">{t(releaseWords.loadError)}</p>;
	const { members, preview, version } = content;
	const hasUnpublished = members.some(({ state }) => state !== 'done');
	const languages = languageList(
		z.array(z.string()).catch([]).parse(savedDocumentData?.languages),
		i18n.language,
	);
	const hasWarnings = members.some(({ warnings }) => warnings.length > 0);
	const publish = async () => {
		if (await update('/publish', { version })) toast.success(t(releaseWords.published));
	};
	return (
		<section aria-labelledby="release-content" className="release-panel">
			<h3 id="release-content">{t(releaseWords.content)}</h3>
			{members.length === 0 ? <p className="own-quiet">{t(releaseWords.empty)}</p> : null}
			<ul className="release-members">
				{members.map((member) => (
					<ReleaseMember
						isBusy={isBusy}
						key={member.target}
						member={member}
						onAction={(path) => void update(path, { target: member.target })}
						preview={preview}
					/>
				))}
			</ul>
			{canAdd ? (
				<ChooseDocument
					collections={[...textCollections]}
					label={t(releaseWords.addDocument)}
					onChoose={({ collection, id: document }) =>
						void update('/add', { target: `${collection}:${document}` })
					}
					selected={null}
				/>
			) : null}
			{refusal ? (
				<div className="release-refusal" role="alert">
					{refusal.split('\n').map((line) => (
						<p key={line}>{line}</p>
					))}
				</div>
			) : null}
			{hasUnpublished ? (
				<div className="release-actions">
					{canPublish ? (
						<Button disabled={isBusy} margin={false} onClick={() => setConfirming(true)}>
							{t(releaseWords.publish)}
						</Button>
					) : null}
					<Button buttonStyle="secondary" el="anchor" margin={false} newTab url={preview}>
						{t(releaseWords.viewAll)}
					</Button>
				</div>
			) : null}
			{isConfirming ? (
				<ConfirmDialog
					confirm={t(releaseWords.publishIn, { languages })}
					onClose={() => setConfirming(false)}
					onConfirm={publish}
					text={t(hasWarnings ? releaseWords.confirmWithWarnings : releaseWords.confirmText, {
						languages,
					})}
					title={t(releaseWords.publish)}
				/>
			) : null}
		</section>
	);
}
