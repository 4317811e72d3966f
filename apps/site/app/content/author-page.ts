import type { AuthorFieldsFragment, TranslationFieldsFragment } from './generated/operations';
import type { PostListing } from './post-listing';

/** What an author's page shows. */
export interface AuthorPage {
	author: AuthorFieldsFragment;
	href: string;
	translations: TranslationFieldsFragment[];
	listing: PostListing;
}
