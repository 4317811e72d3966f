import type { CategoryFieldsFragment } from '~/content/generated/operations';
import { useMessages } from '~/i18n/context';
import { useBlogCrumbs } from '~/layouts/blog/crumbs/use-blog-crumbs';
import { Breadcrumbs } from '~/layouts/breadcrumbs';
import { SignalFlags } from '~/ui/brand/signal-flags';
import { Container } from '~/ui/page/section';
import { Heading } from '~/ui/text/heading';

interface CategoryHeaderProps {
	category: CategoryFieldsFragment;
	totalCount: number;
}

/** The header of a category: name, description, number of articles, and the name in signal flags. */
export function CategoryHeader({ category, totalCount }: CategoryHeaderProps) {
	const messages = useMessages();
	const crumbs = [...useBlogCrumbs(), { url: category.link, text: category.name }];
	return (
		<header>
			<Container className="pt-8 pb-4 md:pt-10 md:pb-6">
				<Breadcrumbs items={crumbs} />
				<div className="mt-8 grid items-end gap-8 md:mt-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
					<div>
						<Heading level={1} size="display">
							{category.name}
						</Heading>
						{category.description && (
							<p className="mt-5 max-w-text text-lg text-muted">{category.description}</p>
						)}
						<p className="mt-4 text-sm font-bold">{messages.articleCount(totalCount)}</p>
					</div>
					<SignalFlags
						text={category.name}
						className="lg:justify-end"
						flagClassName="h-8 sm:h-10 xl:h-12"
					/>
				</div>
			</Container>
		</header>
	);
}
