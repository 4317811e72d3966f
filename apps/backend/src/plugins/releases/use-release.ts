'use client';
import { toast, useDocumentInfo, useLocale } from '@payloadcms/ui';
import { useState } from 'react';
import { z } from 'zod';
import { messageOf } from '../../admin/endpoints/call-endpoint.ts';
import { useCall, useEndpoint } from '../../admin/endpoints/use-endpoint.ts';
import { documentPreview } from '../../publication/shapes.ts';

const member = z.object({
	target: z.string(),
	action: z.enum(['publish', 'unpublish']),
	title: z.string(),
	/** The label of its collection or global, in the language of the interface. */
	kind: z.string(),
	/** The path of its form, relative to the admin. */
	form: z.string(),
	/** Its path on the site with the release; null if it has none in the request's locale. */
	path: z.string().nullable(),
	addedBy: z.string().nullable(),
	/** `done`: published, with the release or separately; `changed`: the draft was changed after it was added; `gone`: deleted or in the trash. */
	state: z.enum(['ready', 'changed', 'done', 'gone']),
	/** What it changes, and what is unfinished; null for a member that is done or gone. */
	preview: documentPreview.nullable(),
});

/** A member of a release, for screens. */
export type ReleaseMember = z.infer<typeof member>;

/** The members of a release. */
export const contentShape = z.object({
	members: z.array(member),
	version: z.string().optional(),
});
const releaseShape = contentShape.extend({
	preview: z.string(),
	plan: z.object({ at: z.string(), failure: z.string().nullable() }).nullable(),
});

/** The content of a release: null while loading, 'failed' if loading failed. `update` changes it; `refusal` is the message of a failure. */
export function useRelease(id: number | string | undefined) {
	const { code } = useLocale();
	const { lastUpdateTime } = useDocumentInfo();
	const call = useCall();
	const [refusal, setRefusal] = useState('');
	const [isBusy, setBusy] = useState(false);
	const { response, problem, read } = useEndpoint(
		releaseShape,
		id === undefined ? null : `/releases/${id}/members?locale=${code}`,
		lastUpdateTime,
	);
	const update = async (action: 'add' | 'remove', target: string) => {
		setBusy(true);
		setRefusal('');
		try {
			await call(z.unknown(), `/releases/${id}/${action}`, { body: { target } });
		} catch (cause) {
			setRefusal(messageOf(cause));
			toast.error(messageOf(cause));
		}
		await read();
		setBusy(false);
	};
	return { content: problem ? ('failed' as const) : response, refusal, isBusy, update, read };
}
