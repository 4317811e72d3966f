'use client';
import { useConfig, useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { lockQuery } from '../../../platform/admin/saving/lock-query.ts';

const locks = z.object({
	docs: z.array(z.object({ user: z.object({ value: z.object({ email: z.string() }) }) })),
});

/** Who writes the open document, by name and address (`patches/lock-owners.ts`); null when nobody does, or it is not asked or known. */
export function useLockOwner(isAsked: boolean): string | null {
	const { config } = useConfig();
	const { id, collectionSlug, globalSlug } = useDocumentInfo();
	const [owner, setOwner] = useState<string | null>(null);
	const query = lockQuery({ id, collectionSlug, globalSlug });
	const address = `${config.routes.api}/payload-locked-documents?depth=1&${query}`;
	useEffect(() => {
		if (!isAsked) return;
		const leaving = new AbortController();
		fetch(address, { signal: leaving.signal })
			.then(async (response) => locks.parse(await response.json()))
			.then(({ docs: [lock] }) => setOwner(lock?.user.value.email ?? null))
			.catch((cause: unknown) => {
				// The notice then says "a colleague".
				if (!leaving.signal.aborted) console.error(cause);
			});
		return () => leaving.abort();
	}, [address, isAsked]);
	return owner;
}
