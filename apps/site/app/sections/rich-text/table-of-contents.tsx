import { useMessages } from '~/i18n/context';
import type { TextHeading } from './heading-ids';

/** Links to the parts of a long text; sticky beside the text on wide screens. */
export function TableOfContents({ headings }: { headings: TextHeading[] }) {
	const messages = useMessages();
	return (
		<nav
			aria-label={messages.onThisPage}
			className="self-start lg:sticky lg:top-[calc(var(--spacing-header)+2rem)]"
		>
			<p className="mb-3 font-bold">{messages.onThisPage}</p>
			<ul className="border-l-4 border-line text-sm">
				{headings.map((heading) => (
					<li key={heading.id}>
						<a
							href={`#${heading.id}`}
							className="-ml-1 flex min-h-9 items-center border-l-4 border-transparent py-1.5 pl-4 text-muted hover:border-mark hover:text-fg"
							// biome-ignore lint/security/noDangerouslySetInnerHtml: taken from the sanitized text, without its tags
							dangerouslySetInnerHTML={{ __html: heading.html }}
						/>
					</li>
				))}
			</ul>
		</nav>
	);
}
