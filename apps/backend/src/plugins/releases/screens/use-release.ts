'use client';
import { toast, useConfig, useLocale, useTranslation } from '@payloadcms/ui';
import { localeCodes } from '@website/contracts/locales';
import { useCallback, useEffect, useState } from 'react';
import { z } from 'zod';
import { send } from '../../../documents/references/screens/ask.ts';

const shape = z.object({
	preview: z.string(),
	members: z.array(
		z.object({
			target: z.string(),
			title: z.string(),
			kind: z.string(),
			form: z.string(),
			path: z.string().nullable(),
			addedBy: z.string().nullable(),
			state: z.enum(['ready', 'changed', 'done', 'gone']),
			errors: z.array(z.object({ lang: z.enum(localeCodes), message: z.string() })),
			warnings: z.array(z.object({ lang: z.enum(localeCodes).nullable(), message: z.string() })),
		}),
	),
});
export type ReleaseContent = z.infer<typeof shape>;
export type ReleaseMember = ReleaseContent['members'][number];

/** What is in a release: null while it is read, 'failed' when it could not be. `ask` changes it; what is refused stays as a text. */
export function useRelease(id: number | string | undefined) {
	const { config } = useConfig();
	const { i18n } = useTranslation();
	const { code } = useLocale();
	const [known, setKnown] = useState<ReleaseContent | 'failed' | null>(null);
	const [refusal, setRefusal] = useState('');
	const [isBusy, setBusy] = useState(false);
	const address = `${config.routes.api}/releases/${id}`;
	useEffect(() => {
		if (id === undefined) return;
		send('GET', `${address}/members?locale=${code}`, i18n.language)
			.then((read) => setKnown(shape.parse(read)))
			.catch((cause: unknown) => {
				console.error(cause);
				setKnown('failed');
			});
	}, [address, code, id, i18n.language]);
	const ask = useCallback(
		async (path: string, body: object = {}): Promise<boolean> => {
			setBusy(true);
			setRefusal('');
			try {
				const read = await send('POST', `${address}${path}?locale=${code}`, i18n.language, body);
				setKnown(shape.parse(read));
				return true;
			} catch (cause) {
				const text = cause instanceof Error ? cause.message : String(cause);
				setRefusal(text);
				toast.error(text.split('\n')[0] ?? text);
				return false;
			} finally {
				setBusy(false);
			}
		},
		[address, code, i18n.language],
	);
	return { known, refusal, isBusy, ask };
}
