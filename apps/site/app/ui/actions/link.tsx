import { isSafeAddress } from '@website/contracts/safe-address';
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { isExternalAddress, isPageAddress } from '#shared/addresses/link-address.ts';
import { localeFromPath } from '#shared/locales/locale.ts';
import { useLocale, useMessages } from '~/i18n/context';
import { VisuallyHidden } from '~/ui/text/visually-hidden';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
	href: string;
	children: ReactNode;
	/** Loads a new document even if the router could render the page. */
	reloadDocument?: boolean;
}

/** A link to any URL, with the rules of `navigateTo`. Announces a new tab (WCAG 3.2.5, G201). Renders only the text for an unsafe URL. */
export function Link({ href, target, rel, children, reloadDocument, ...rest }: LinkProps) {
	const messages = useMessages();
	const locale = useLocale();
	if (!isSafeAddress(href)) return <span className={rest.className}>{children}</span>;

	const opensNewTab = target === '_blank';
	if (isPageAddress(href) && !opensNewTab) {
		// Renders the same element as RouterLink, without matching the URL of each link against the routes.
		if (import.meta.env.SSR) {
			return (
				<a href={href} rel={rel} {...rest}>
					{children}
				</a>
			);
		}
		return (
			<RouterLink
				to={href}
				discover="none"
				prefetch="intent"
				viewTransition
				reloadDocument={reloadDocument ?? localeOf(href) !== locale}
				rel={rel}
				{...rest}
			>
				{children}
			</RouterLink>
		);
	}
	const isExternal = isExternalAddress(href);
	return (
		<a
			href={href}
			target={opensNewTab ? '_blank' : undefined}
			rel={rel ?? (isExternal || opensNewTab ? 'noopener' : undefined)}
			{...rest}
		>
			{children}
			{opensNewTab && <VisuallyHidden> ({messages.opensInNewTab})</VisuallyHidden>}
		</a>
	);
}

function localeOf(href: string): string {
	return localeFromPath(href.replace(/[?#].*$/, ''));
}

/** A name that links to the person's page, if there is one. */
export function LinkedName({ name, href }: { name: string; href: string | null }) {
	if (!href) return name;
	return (
		<Link href={href} className="underline-offset-4 hover:underline">
			{name}
		</Link>
	);
}
