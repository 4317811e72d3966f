'use client';
import { formatDrawerSlug, useDocumentInfo, useEditDepth, useModal } from '@payloadcms/ui';
import { usePublishing } from './use-publishing.ts';

/** Opens the dialog that unpublishes locales of the document in the form; null if there is nothing to unpublish. */
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
