'use client';
import {
	Button,
	toast,
	useConfig,
	useDocumentInfo,
	useFormModified,
	useTranslation,
} from '@payloadcms/ui';
import { useRef, useState } from 'react';
import { z } from 'zod';
import { useStoredId } from '../../../platform/admin/use-stored-id.ts';
import { mediaTypes } from '../../../platform/files/media-types.ts';
import { sayIn } from '../../../platform/i18n/say-in.ts';
import './media.css';
import { mediaWords } from './media-words.ts';
import { useMayChangeFile } from './use-may-change-file.ts';

const refusal = z.object({
	errors: z
		.array(
			z.object({
				message: z.string(),
				data: z.object({ errors: z.array(z.object({ message: z.string() })).optional() }).nullish(),
			}),
		)
		.min(1),
});

/** Sends the file in the place of a stored one; rejects with what the backend says is wrong with it. */
async function replace(address: string, file: File, language: string): Promise<void> {
	const body = new FormData();
	body.set('file', file);
	const response = await fetch(address, {
		method: 'PATCH',
		credentials: 'same-origin',
		headers: { 'accept-language': language },
		body,
	});
	if (response.ok) return;
	const { data } = refusal.safeParse(await response.json());
	const [first] = data?.errors ?? [];
	throw new Error(first?.data?.errors?.[0]?.message ?? first?.message ?? response.statusText);
}

/** In the form of a stored file: another one takes its place, its name and its address. */
export function ReplaceFile() {
	const { hasSavePermission, isTrashed } = useDocumentInfo();
	const id = useStoredId();
	const { config } = useConfig();
	const { i18n } = useTranslation();
	const isModified = useFormModified();
	const input = useRef<HTMLInputElement>(null);
	const [isBusy, setBusy] = useState(false);
	const say = sayIn(i18n.language);
	const mayChange = useMayChangeFile();
	if (id === undefined || !hasSavePermission || !mayChange || isTrashed) return null;
	const take = async (file: File | undefined) => {
		if (!file) return;
		setBusy(true);
		try {
			await replace(`${config.routes.api}/media/${id}?depth=0`, file, i18n.language);
			toast.success(say(mediaWords.replaced));
			// Payload's form holds the former file until it is made anew.
			window.location.reload();
		} catch (cause) {
			toast.error(cause instanceof Error ? cause.message : say(mediaWords.problem));
			setBusy(false);
		}
	};
	return (
		<div className="media-replace field-type">
			<p>{say(isModified ? mediaWords.saveFirst : mediaWords.replaceHint)}</p>
			<input
				accept={mediaTypes.join()}
				aria-label={say(mediaWords.replace)}
				hidden
				onChange={({ target }) => void take(target.files?.[0])}
				ref={input}
				type="file"
			/>
			<Button
				buttonStyle="secondary"
				disabled={isBusy || isModified}
				margin={false}
				onClick={() => input.current?.click()}
				size="small"
			>
				{say(mediaWords.replace)} …
			</Button>
		</div>
	);
}
