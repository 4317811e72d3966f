'use client';
import { useConfig } from '@payloadcms/ui';
import { announceChange } from '../../../platform/admin/saving/document-changed.ts';
import type { sayIn } from '../../../platform/i18n/say-in.ts';
import { XliffUpload } from './xliff-upload.tsx';
import { xliffWords } from './xliff-words.ts';

interface Props {
	/** Of the endpoint, below the API. */
	path: string;
	/** Such as `pages/12`. */
	document: string;
	source: string;
	target: string;
	say: ReturnType<typeof sayIn>;
}

/** Beside a form: the document as a file for translators, and the way back. */
export function XliffExchange({ path, document, source, target, say }: Props) {
	const { config } = useConfig();
	const query = new URLSearchParams({ source, target, document });
	return (
		<details>
			<summary>{say(xliffWords.title)}</summary>
			<p>
				<a download href={`${config.routes.api}${path}?${query}`}>
					{say(xliffWords.download)}
				</a>
			</p>
			<XliffUpload
				path={`${path}?${new URLSearchParams({ document, target })}`}
				onTaken={() => announceChange(document)}
				say={say}
			/>
		</details>
	);
}
