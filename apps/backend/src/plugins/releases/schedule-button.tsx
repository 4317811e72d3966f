'use client';
import { useDocumentInfo } from '@payloadcms/ui';
import { z } from 'zod';
import { documentInForm, documentKey } from '../../documents/document-ref.ts';
import { useTranslator } from '../../platform/i18n/use-translator.ts';
import { usePublishing } from '../../publication/use-publishing.ts';
import { ReleaseButton } from './release-form.tsx';
import { releaseWords } from './release-words.ts';

const savedRelease = z.object({
	publishedAt: z.string().nullish(),
	languages: z.array(z.string()).nullish(),
});

/** A button of the form that plans the document, or the release, for users who may publish it. */
export function ScheduleButton() {
	const info = useDocumentInfo();
	const { collectionSlug, hasPublishPermission, isTrashed, title, savedDocumentData } = info;
	const { refresh } = usePublishing();
	const t = useTranslator();
	const document = documentInForm(info);
	const isRelease = collectionSlug === 'releases';
	const release = savedRelease.safeParse(savedDocumentData ?? {}).data;
	// Payload checks the right to publish only for collections with drafts, and releases have no drafts.
	const canSchedule = isRelease
		? info.hasSavePermission && !release?.publishedAt
		: hasPublishPermission;
	if (!document || !canSchedule || isTrashed) return null;
	return (
		<ReleaseButton
			className="schedule-button"
			label={t(releaseWords.schedule)}
			languages={isRelease ? (release?.languages ?? []) : []}
			onDone={async () => {
				info.setLastUpdateTime(Date.now());
				if (!isRelease) await refresh();
			}}
			size="medium"
			subject={
				isRelease && document.kind === 'collection'
					? { release: document.id }
					: { target: documentKey(document) }
			}
			title={`${t(releaseWords.scheduleAction)}: ${title ?? ''}`}
		/>
	);
}
