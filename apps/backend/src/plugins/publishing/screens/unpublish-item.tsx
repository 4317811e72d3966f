'use client';
import {
	Drawer,
	PopupList,
	useDocumentInfo,
	useDocumentTitle,
	useModal,
	useTranslation,
} from '@payloadcms/ui';
import { focusMenu } from '../../../admin/focus-menu.ts';
import { MoreItems } from '../../../admin/forms/more-items.tsx';
import { translatorIn } from '../../../platform/i18n/words.ts';
import './publishing.css';
import { usePublishing } from '../../../publication/use-publishing.ts';
import { useUnpublishing } from '../../../publication/use-unpublishing.ts';
import { PublishingForm } from './dialogs/publishing-form.tsx';
import { bulkWords, unpublishWords } from './words.ts';

/** The items of a form's menu in place of Payload's unpublish item. Payload has no other slot in the menu of a global. */
export function UnpublishItem() {
	const { globalSlug } = useDocumentInfo();
	return (
		<>
			<Unpublish />
			{globalSlug ? <MoreItems /> : null}
		</>
	);
}

/**
 * The unpublish item in a form's menu. It replaces Payload's item, which names no languages and asks for no confirmation. The languages
 * panel opens the same dialog.
 */
function Unpublish() {
	const { title } = useDocumentTitle();
	const { setLastUpdateTime } = useDocumentInfo();
	const { isModalOpen } = useModal();
	const { i18n } = useTranslation();
	const unpublishing = useUnpublishing();
	const { document, refresh } = usePublishing();
	const t = translatorIn(i18n.language);
	if (!unpublishing || document === null) return null;
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
				{isModalOpen(slug) ? (
					<PublishingForm
						action="unpublish"
						documents={[document]}
						onDone={() => {
							setLastUpdateTime(Date.now());
							return refresh();
						}}
						slug={slug}
					/>
				) : null}
			</Drawer>
		</>
	);
}
