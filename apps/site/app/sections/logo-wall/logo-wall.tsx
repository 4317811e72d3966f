import { Link } from '~/ui/actions/link';
import { Logo } from '~/ui/brand/logo';
import { Container, Section } from '~/ui/page/section';
import { Heading } from '~/ui/text/heading';
import { headingId, type SectionFields, type SectionProps } from '../section-props';

/** Logos in even rows, in one color. */
export function LogoWallSection({ section }: SectionProps<'LogoWallSection'>) {
	const { heading, logos } = section;
	return (
		<Section space="tight" labelledBy={headingId(section)}>
			<Container>
				{heading !== '' && (
					<Heading level={2} size="item" id={headingId(section)} className="mb-8 md:mb-10">
						{heading}
					</Heading>
				)}
				<ul className="grid grid-cols-2 gap-x-6 gap-y-8 sm:grid-cols-4 xl:grid-cols-8 xl:gap-x-10">
					{logos.map(
						(logo) =>
							logo.image && (
								<li key={logo.image.id} className="flex items-center">
									<WallLogo {...logo} image={logo.image} />
								</li>
							),
					)}
				</ul>
			</Container>
		</Section>
	);
}

type WallLogoProps = SectionFields<'LogoWallSection'>['logos'][number] & {
	image: NonNullable<SectionFields<'LogoWallSection'>['logos'][number]['image']>;
};

function WallLogo({ image, link }: WallLogoProps) {
	if (!link) return <Logo media={image} className="h-10" />;
	return (
		<Link
			href={link.url}
			target={link.target}
			aria-label={`${image.alt}: ${link.title}`}
			className="flex min-h-12 items-center opacity-80 transition hover:opacity-100"
		>
			<Logo media={image} alt="" className="h-10" />
		</Link>
	);
}
