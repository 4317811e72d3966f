'use client';
import { useDocumentInfo } from '@payloadcms/ui';
import { z } from 'zod';
import { useEndpoint } from '../../../platform/admin/endpoints/use-endpoint.ts';
import { lockQuery } from '../../../platform/admin/saving/lock-query.ts';

const locks = z.object({
	docs: z.array(z.object({ user: z.object({ value: z.object({ email: z.string() }) }) })),
});

/** The owner of the open document's lock, as name and e-mail address (`patches/lock-owners.ts`); null without a lock, or if not enabled. */
export function useLockOwner(isEnabled: boolean): string | null {
	const { id, collectionSlug, globalSlug } = useDocumentInfo();
	const query = lockQuery({ id, collectionSlug, globalSlug });
	const path = `/payload-locked-documents?depth=1&${query}`;
	const { response } = useEndpoint(locks, isEnabled ? path : null);
	return response?.docs[0]?.user.value.email ?? null;
}
