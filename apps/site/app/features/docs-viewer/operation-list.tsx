import type { ReactNode } from 'react';
import { apiDocumentPath } from '#shared/addresses/api-paths.ts';
import {
	type ApiOperation,
	type ApiOverview,
	documentLanguage,
	groupByTag,
	type TextWithLanguage,
	textIn,
} from '#shared/api-description.ts';
import { useLocale, useMessages } from '~/i18n/context';
import { Link } from '~/ui/actions/link';
import { Container } from '~/ui/page/section';
import { Heading } from '~/ui/text/heading';
import { operationPath } from './addresses';
import { Introduction } from './introduction';
import { OperationDetails } from './operation-details';

/** A list of all operations with their URLs in the viewer. Without JavaScript, this is the whole documentation. */
export function OperationList({
	overview,
	children,
}: {
	overview: ApiOverview;
	children: ReactNode;
}) {
	const messages = useMessages();
	const locale = useLocale();
	const { title, version, selected, tags } = overview;
	const heading = selected?.summary
		? textIn({ text: selected.summary, translations: selected.translations }, locale)
		: { text: selected?.path ?? title, language: documentLanguage };
	return (
		<Container className="py-section">
			<p className="font-bold text-muted">
				{selected ? `${messages.docsTitle} · ${title} ${version}` : messages.docsTitle}
			</p>
			<Heading level={1} size="display" className="mt-2">
				<span lang={heading.language}>{heading.text}</span>
			</Heading>
			{selected ? (
				<OperationDetails operation={selected} />
			) : (
				<Introduction introduction={overview.introduction} version={version} />
			)}
			<div className="mt-6">{children}</div>
			{groupByTag(overview.operations).map(({ tag, operations }) => (
				<section key={tag} className="mt-12">
					<Heading level={2} size="item">
						{tag ? (
							<LocalizedText {...textIn({ text: tag, translations: tags[tag] ?? {} }, locale)} />
						) : (
							messages.docsOperations
						)}
					</Heading>
					<ul className="mt-4 border-t border-line">
						{operations.map((operation) => (
							<Operation key={`${operation.method} ${operation.path}`} operation={operation} />
						))}
					</ul>
				</section>
			))}
			<p className="mt-12">
				<a href={apiDocumentPath} className="text-link underline underline-offset-4">
					{messages.docsDocument}
				</a>
			</p>
		</Container>
	);
}

function Operation({ operation }: { operation: ApiOperation }) {
	const locale = useLocale();
	const { method, path, summary, translations } = operation;
	return (
		<li className="grid gap-x-6 gap-y-1 items-baseline border-b border-line py-4 md:grid-cols-[6rem_minmax(0,1fr)_minmax(0,1fr)]">
			<code translate="no" className="font-mono text-sm font-bold text-mark">
				{method}
			</code>
			<Link
				href={operationPath(locale, operation)}
				className="inline-flex min-h-8 items-center text-link underline underline-offset-4"
			>
				<code translate="no" className="font-mono text-sm">
					{path}
				</code>
			</Link>
			<span className="text-muted">
				<LocalizedText {...textIn({ text: summary, translations }, locale)} />
			</span>
		</li>
	);
}

function LocalizedText({ text, language }: TextWithLanguage) {
	return <span lang={language}>{text}</span>;
}
