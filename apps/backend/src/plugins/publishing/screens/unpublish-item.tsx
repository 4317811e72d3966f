'use client';
import { Drawer, PopupList, useDocumentTitle, useModal, useTranslation } from '@payloadcms/ui';
import { focusMenu } from '../../../admin/focus-menu.ts';
import { translatorIn } from '../../../platform/i18n/translator-in.ts';
import './publishing.css';
import { useUnpublishing } from '../../../publication/use-unpublishing.ts';
import { UnpublishForm } from './dialogs/unpublish-form.tsx';
import { bulkWords, unpublishWords } from './words.ts';

/**
 * The unpublish item in a form's menu. It replaces Payload's item, which names no languages and asks for no confirmation. The languages
 * panel opens the same dialog.
 */
export function UnpublishItem() {
	const { title } = useDocumentTitle();
	const { isModalOpen } = useModal();
	const { i18n } = useTranslation();
	const unpublishing = useUnpublishing();
	const t = translatorIn(i18n.language);
	if (!unpublishing) return null;
	const { slug, open } = unpublishing;
	return (
		<>
			<PopupList.Button
				id="menu-unpublish"
				onClick={() => {
					focusMenu();
					open();
				}}
			>
				{t(bulkWords.unpublish)}
			</PopupList.Button>
			<Drawer slug={slug} title={t(unpublishWords.title, { title })}>
				{isModalOpen(slug) ? <UnpublishForm slug={slug} /> : null}
			</Drawer>
		</>
	);
}
