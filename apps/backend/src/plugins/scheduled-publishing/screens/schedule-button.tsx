'use client';
import {
	Button,
	Drawer,
	formatDrawerSlug,
	useDocumentInfo,
	useEditDepth,
	useModal,
} from '@payloadcms/ui';
import { documentInForm, documentKey } from '../../../documents/document-ref.ts';
import { useTranslator } from '../../../platform/i18n/use-translator.ts';
import './schedule.css';
import { ScheduleForm } from './schedule-form.tsx';
import { planWords } from './words.ts';

/**
 * A button of the form that opens the drawer for planning, for users who may publish. Replaces Payload's drawer, which preselects
 * "Unpublish" once everything is published, skips the checklist and validates nothing.
 */
export function ScheduleButton() {
	const info = useDocumentInfo();
	const { collectionSlug, hasPublishPermission, isTrashed, title } = info;
	const { openModal, isModalOpen } = useModal();
	const t = useTranslator();
	const depth = useEditDepth();
	const document = documentInForm(info);
	const place = document && documentKey(document);
	// Payload checks the right to publish only for collections with drafts, and releases have no drafts.
	const canSchedule = collectionSlug === 'releases' ? info.hasSavePermission : hasPublishPermission;
	if (!place || !canSchedule || isTrashed) return null;
	const slug = formatDrawerSlug({ slug: `schedule-${place}`, depth });
	return (
		<>
			<Button
				buttonStyle="secondary"
				className="schedule-button"
				margin={false}
				onClick={() => openModal(slug)}
				size="medium"
			>
				{t(planWords.open)}
			</Button>
			<Drawer slug={slug} title={`${t(planWords.title)}: ${title ?? ''}`}>
				{isModalOpen(slug) ? <ScheduleForm place={place} /> : null}
			</Drawer>
		</>
	);
}
