'use client';
import { useConfig } from '@payloadcms/ui';
import { mergeIntoOpenForms } from '../../../platform/admin/saving/document-changed.ts';
import type { translatorIn } from '../../../platform/i18n/translator-in.ts';
import { XliffUpload } from './xliff-upload.tsx';
import { xliffWords } from './xliff-words.ts';

interface Props {
	/** The path of the endpoint, below the API route. */
	path: string;
	/** For example `pages/12`. */
	document: string;
	source: string;
	target: string;
	t: ReturnType<typeof translatorIn>;
}

/** Exports the document in the form as an XLIFF file, and imports the translated file. */
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
				onImport={() => mergeIntoOpenForms(document)}
				t={t}
			/>
		</details>
	);
}
