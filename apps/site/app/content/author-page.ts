import type { AuthorFieldsFragment, TranslationFieldsFragment } from './generated/operations';
import type { PostListing } from './post-listing';

/** The data of an author's page. */
export interface AuthorPage {
	author: AuthorFieldsFragment;
	href: string;
	translations: TranslationFieldsFragment[];
	listing: PostListing;
}
