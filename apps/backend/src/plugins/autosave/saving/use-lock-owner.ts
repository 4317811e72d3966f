'use client';
import { useDocumentInfo } from '@payloadcms/ui';
import { z } from 'zod';
import { useEndpoint } from '../../../platform/admin/endpoints/use-endpoint.ts';
import { lockQuery } from '../../../platform/admin/saving/lock-query.ts';

const locks = z.object({
	docs: z.array(z.object({ user: z.object({ value: z.object({ email: z.string() }) }) })),
});

/** Who writes the open document, by name and address (`patches/lock-owners.ts`); null when nobody does, or it is not asked or known. */
export function useLockOwner(isAsked: boolean): string | null {
	const { id, collectionSlug, globalSlug } = useDocumentInfo();
	const query = lockQuery({ id, collectionSlug, globalSlug });
	const path = `/payload-locked-documents?depth=1&${query}`;
	const { answer: response } = useEndpoint(locks, isAsked ? path : null);
	return response?.docs[0]?.user.value.email ?? null;
}
