'use client';
import { Button, useDocumentInfo } from '@payloadcms/ui';
import { textCollections } from '@website/contracts/entities';
import { localeCodes } from '@website/contracts/locales';
import { z } from 'zod';
import { hasRightForAll } from '../../access/person.ts';
import { usePerson } from '../../access/use-person.ts';
import { useTranslator } from '../../platform/i18n/use-translator.ts';
import { ChooseDocument } from '../references/api.client.ts';
import { PlanLine } from './plan-line.tsx';
import './release.css';
import { ReleaseButton } from './release-form.tsx';
import { ReleaseMember } from './release-member.tsx';
import { releaseWords } from './release-words.ts';
import { useRelease } from './use-release.ts';

/** The content of a release: its documents with their states, a preview of all of them, its time, and a button to publish them at once. */
export function ReleasePanel() {
	const { id, savedDocumentData, title } = useDocumentInfo();
	const t = useTranslator();
	const person = usePerson();
	const { content, refusal, isBusy, update, read } = useRelease(id);
	if (id === undefined) return <p className="own-quiet">{t(releaseWords.saveFirst)}</p>;
	if (content === null) return null;
	if (content === 'failed') return <p role="alert">{t(releaseWords.loadError)}</p>;
	const { members, preview, plan } = content;
	const release = Number(id);
	const isPlanned = plan !== null && plan.failure === null;
	const canChange = hasRightForAll(person, 'releases', 'update') && !isPlanned;
	const hasUnpublished = members.some(({ state }) => state !== 'done');
	const languages = z.array(z.enum(localeCodes)).catch([]).parse(savedDocumentData?.languages);
	return (
		<section aria-labelledby="release-content" className="release-panel">
			<h3 id="release-content">{t(releaseWords.content)}</h3>
			{members.length === 0 ? <p className="own-quiet">{t(releaseWords.empty)}</p> : null}
			<ul className="release-members">
				{members.map((member) => (
					<ReleaseMember
						isBusy={isBusy}
						key={member.target}
						languages={new Set(languages)}
						member={member}
						onAction={canChange ? (action) => void update(action, member.target) : null}
						preview={preview}
					/>
				))}
			</ul>
			{canChange && !savedDocumentData?.publishedAt ? (
				<ChooseDocument
					collections={[...textCollections]}
					label={t(releaseWords.addDocument)}
					onChoose={({ collection, id: document }) =>
						void update('add', `${collection}:${document}`)
					}
					selected={null}
				/>
			) : null}
			{refusal ? (
				<p className="release-refusal" role="alert">
					{refusal}
				</p>
			) : null}
			{plan ? (
				<ul className="release-plans">
					<PlanLine
						onDone={read}
						plan={{ ...plan, id: release, action: 'publish', title: title ?? '', languages }}
					/>
				</ul>
			) : null}
			{hasUnpublished ? (
				<div className="release-actions">
					{hasRightForAll(person, 'releases', 'publish') && !isPlanned ? (
						<ReleaseButton
							at={null}
							isPrimary
							label={t(releaseWords.publish)}
							languages={languages}
							onDone={read}
							subject={{ release }}
							title={t(releaseWords.publish)}
						/>
					) : null}
					<Button buttonStyle="secondary" el="anchor" margin={false} newTab url={preview}>
						{t(releaseWords.viewAll)}
					</Button>
				</div>
			) : null}
		</section>
	);
}
