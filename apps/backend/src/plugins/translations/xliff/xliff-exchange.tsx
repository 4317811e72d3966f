'use client';
import { useConfig } from '@payloadcms/ui';
import { announceChange } from '../../../platform/admin/saving/document-changed.ts';
import type { translatorIn } from '../../../platform/i18n/translator-in.ts';
import { XliffUpload } from './xliff-upload.tsx';
import { xliffWords } from './xliff-words.ts';

interface Props {
	/** Of the endpoint, below the API. */
	path: string;
	/** Such as `pages/12`. */
	document: string;
	source: string;
	target: string;
	t: ReturnType<typeof translatorIn>;
}

/** Beside a form: the document as a file for translators, and the way back. */
export function XliffExchange({ path, document, source, target, t }: Props) {
	const { config } = useConfig();
	const query = new URLSearchParams({ source, target, document });
	return (
		<details>
			<summary>{t(xliffWords.title)}</summary>
			<p>
				<a download href={`${config.routes.api}${path}?${query}`}>
					{t(xliffWords.download)}
				</a>
			</p>
			<XliffUpload
				path={`${path}?${new URLSearchParams({ document, target })}`}
				onTaken={() => announceChange(document)}
				t={t}
			/>
		</details>
	);
}
