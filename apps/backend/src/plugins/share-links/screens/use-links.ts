'use client';
import { toast, useConfig, useTranslation } from '@payloadcms/ui';
import { localeCodes } from '@website/contracts/locales';
import { useCallback, useEffect, useState } from 'react';
import { z } from 'zod';
import { send } from '../../../documents/references/screens/ask.ts';

const shape = z.object({
	longestDays: z.number(),
	address: z.string().optional(),
	links: z.array(
		z.object({
			id: z.number(),
			languages: z.array(z.enum(localeCodes)),
			state: z.enum(['open', 'expired', 'withdrawn']),
			until: z.string(),
			madeBy: z.string().nullable(),
			withdrawnBy: z.string().nullable(),
			openedAt: z.string().nullable(),
			opened: z.number(),
		}),
	),
});
export type Links = z.infer<typeof shape>;
export type Link = Links['links'][number];

/** The share links of a document: null while they are read, 'failed' when they could not be. `ask` changes them. */
export function useLinks(target: string | null) {
	const { config } = useConfig();
	const { i18n } = useTranslation();
	const [known, setKnown] = useState<Links | 'failed' | null>(null);
	const address = `${config.routes.api}/share-links`;
	useEffect(() => {
		if (!target) return;
		send('GET', `${address}/of?target=${target}`, i18n.language)
			.then((read) => setKnown(shape.parse(read)))
			.catch((cause: unknown) => {
				console.error(cause);
				setKnown('failed');
			});
	}, [address, target, i18n.language]);
	const ask = useCallback(
		async (path: string, body: object): Promise<Links | null> => {
			try {
				const read = shape.parse(await send('POST', address + path, i18n.language, body));
				setKnown(read);
				return read;
			} catch (cause) {
				toast.error(cause instanceof Error ? cause.message : String(cause));
				return null;
			}
		},
		[address, i18n.language],
	);
	return { known, ask };
}
