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
import { useTranslator } from '../../../documents/references/screens/use-usage.ts';
import './schedule.css';
import { ScheduleForm } from './schedule-form.tsx';
import { planWords } from './words.ts';

/**
 * Beside the buttons of a form, for whoever may publish: plans a publication. In the place of Payload's drawer, which preselects "Unpublish"
 * once everything is published, asks no checklist and refuses nothing.
 */
export function ScheduleButton() {
	const info = useDocumentInfo();
	const { collectionSlug, hasPublishPermission, isTrashed, title } = info;
	const { openModal, isModalOpen } = useModal();
	const t = useTranslator();
	const depth = useEditDepth();
	const document = documentInForm(info);
	const place = document && documentKey(document);
	// Payload knows of publishing where there are drafts; a release has none of its own.
	const mayPlan = collectionSlug === 'releases' ? info.hasSavePermission : hasPublishPermission;
	if (!place || !mayPlan || isTrashed) return null;
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
