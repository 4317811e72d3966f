'use client';
import { toast, useLocale } from '@payloadcms/ui';
import { localeCodes } from '@website/contracts/locales';
import { useState } from 'react';
import { z } from 'zod';
import { messageOf } from '../../admin/endpoints/call-endpoint.ts';
import { useCall, useEndpoint } from '../../admin/endpoints/use-endpoint.ts';

const shape = z.object({
	preview: z.string(),
	version: z.string(),
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

/** The content of a release: null while loading, 'failed' if loading failed. `update` changes it; `refusal` is the message of a failure. */
export function useRelease(id: number | string | undefined) {
	const { code } = useLocale();
	const call = useCall();
	const [refusal, setRefusal] = useState('');
	const [isBusy, setBusy] = useState(false);
	const path = `/releases/${id}`;
	const { response, problem, read, setResponse } = useEndpoint(
		shape,
		id === undefined ? null : `${path}/members?locale=${code}`,
	);
	const update = async (action: string, body: object = {}): Promise<boolean> => {
		setBusy(true);
		setRefusal('');
		try {
			setResponse(await call(shape, `${path}${action}?locale=${code}`, { body }));
			return true;
		} catch (cause) {
			const text = messageOf(cause);
			setRefusal(text);
			toast.error(text.split('\n')[0] ?? text);
			await read();
			return false;
		} finally {
			setBusy(false);
		}
	};
	return { content: problem ? ('failed' as const) : response, refusal, isBusy, update };
}
