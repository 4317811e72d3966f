import { useLocation } from 'react-router';
import type { Header } from '~/content/shared-parts/shared-parts';
import { useMessages } from '~/i18n/context';
import { ButtonLink } from '~/ui/actions/button';
import { Link } from '~/ui/actions/link';
import { classNames } from '~/ui/class-names';
import { Container } from '~/ui/page/section';
import { Icon } from '~/ui/pictures/icon';

type MenuItem = Header['links'][number];

interface SubmenuPanelProps extends Pick<MenuItem, 'link' | 'submenu'> {
	id: string;
}

/** The panel below the header with the submenu of a menu item, and a link to the item's own page if it has one. */
function SubmenuPanel({ id, link, submenu }: SubmenuPanelProps) {
	const messages = useMessages();
	const { pathname } = useLocation();
	const hasOwnPage = link.url !== '' && link.url !== '#';
	return (
		<div id={id} popover="auto" className="menu-panel inset-x-0 w-full border-t-4 border-mark">
			<Container className="grid grid-cols-[1fr_3fr] gap-10 py-10">
				<div className="flex flex-col items-start justify-between gap-6">
					<p className="text-2xl font-bold">{link.title}</p>
					{hasOwnPage && (
						<ButtonLink href={link.url} target={link.target} look="link">
							{messages.overview(link.title)}
						</ButtonLink>
					)}
				</div>
				<ul className="grid grid-cols-2 gap-1 xl:grid-cols-3">
					{submenu.map((item) => (
						<li key={item.link.url + item.link.title}>
							<SubmenuLink item={item} isCurrent={item.link.url === pathname} />
						</li>
					))}
				</ul>
			</Container>
		</div>
	);
}

interface SubmenuLinkProps {
	item: Header['links'][number]['submenu'][number];
	isCurrent: boolean;
}

/** A link in a submenu, with a description. */
export function SubmenuLink({ item, isCurrent }: SubmenuLinkProps) {
	return (
		<Link
			href={item.link.url}
			target={item.link.target}
			aria-current={isCurrent ? 'page' : undefined}
			className="group/sub flex h-full min-h-12 gap-4 p-4 hover:bg-fg/10 aria-[current]:bg-fg/10"
		>
			<span
				aria-hidden="true"
				className="mt-1.5 h-3.5 w-4 shrink-0 bg-mark transition pennant group-hover/sub:translate-x-1"
			/>
			<span>
				<span className="block font-bold">{item.link.title}</span>
				{item.description !== '' && (
					<span className="mt-1 block text-sm text-muted">{item.description}</span>
				)}
			</span>
		</Link>
	);
}

const itemClass =
	'flex min-h-12 items-center gap-1.5 px-2 text-left text-sm leading-tight font-bold 2xl:px-3.5 2xl:text-base hover:bg-fg/10 decoration-mark decoration-4 underline-offset-8 aria-[current]:underline';

/** The main navigation of wide screens. Submenus are popovers and work without JavaScript (APG disclosure navigation). */
export function Navigation({ links }: { links: Header['links'] }) {
	const messages = useMessages();
	const { pathname } = useLocation();
	const isTopLevel = links.some(({ link, submenu }) => !submenu.length && link.url === pathname);
	return (
		<nav aria-label={messages.mainNavigation} className="hidden min-w-0 xl:block">
			<ul className="flex flex-wrap items-center xl:max-2xl:-mx-2">
				{links.map(({ link, submenu }, index) => (
					<li key={link.url + link.title}>
						{submenu.length === 0 ? (
							<Link
								href={link.url}
								target={link.target}
								aria-current={link.url === pathname ? 'page' : undefined}
								className={itemClass}
							>
								{link.title}
							</Link>
						) : (
							<>
								<button
									type="button"
									popoverTarget={`submenu-${index}`}
									aria-current={
										isTopLevel || !submenu.some((item) => item.link.url === pathname)
											? undefined
											: 'true'
									}
									className={classNames(itemClass, 'group/menu')}
								>
									{link.title}
									<Icon name="chevron-down" className="size-4 turns-when-open" />
								</button>
								<SubmenuPanel id={`submenu-${index}`} link={link} submenu={submenu} />
							</>
						)}
					</li>
				))}
			</ul>
		</nav>
	);
}
