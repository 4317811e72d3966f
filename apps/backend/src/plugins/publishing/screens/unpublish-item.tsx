'use client';
import {
	Drawer,
	formatDrawerSlug,
	PopupList,
	useDocumentInfo,
	useDocumentTitle,
	useEditDepth,
	useModal,
	useTranslation,
} from '@payloadcms/ui';
import { focusMenu } from '../../../platform/admin/focus-menu.ts';
import { sayIn } from '../../../platform/i18n/say-in.ts';
import './publishing.css';
import { usePublishing } from '../../../documents/publication/screens/use-publishing.ts';
import { UnpublishForm } from './dialogs/unpublish-form.tsx';
import { bulkWords, unpublishWords } from './words.ts';

/** Opens the dialog that takes languages of the document in the form offline; null where there is nothing to take offline. */
export function useUnpublishing(): { slug: string; open: () => void } | null {
	const { hasPublishPermission, isTrashed } = useDocumentInfo();
	const { document, state } = usePublishing();
	const { openModal } = useModal();
	const depth = useEditDepth();
	if (document === null || state === null || state === 'failed') return null;
	const isLive = state.languages.some((one) => one.state === 'published');
	if (!isLive || !hasPublishPermission || isTrashed) return null;
	const slug = formatDrawerSlug({ slug: `unpublish-${document}`, depth });
	return { slug, open: () => openModal(slug) };
}

/** In the menu of a form, in place of Payload's item, which names no languages and asks nothing. The panel of languages opens the same dialog. */
export function UnpublishItem() {
	const { title } = useDocumentTitle();
	const { isModalOpen } = useModal();
	const { i18n } = useTranslation();
	const unpublishing = useUnpublishing();
	const say = sayIn(i18n.language);
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
				{say(bulkWords.unpublish)}
			</PopupList.Button>
			<Drawer slug={slug} title={say(unpublishWords.title, { title })}>
				{isModalOpen(slug) ? <UnpublishForm slug={slug} /> : null}
			</Drawer>
		</>
	);
}
