# Varnish in front of the site: pages are cached for an hour and purged by tag. Set on the site:
#   CDN_MAX_AGE=3600   CACHE_PURGE_URLS=http://varnish:6081/
# After each publish the site then sends PURGE with `x-cache-tags: page:7,posts` to every Varnish, and renders the pages again.
vcl 4.1;

import std;

backend site {
	.host = "site";
	.port = "3000";
	.first_byte_timeout = 20s;
	.probe = { .url = "/healthz"; .interval = 2s; .timeout = 1s; .window = 5; .threshold = 3; }
}

# Clients that may purge: the site's own network.
acl purgers { "localhost"; "10.0.0.0"/8; "172.16.0.0"/12; "192.168.0.0"/16; }

sub vcl_recv {
	if (req.method == "PURGE") {
		# Varnish has added the client to X-Forwarded-For; a second address means that the client forwards the request of another.
		if (client.ip !~ purgers || req.http.x-forwarded-for ~ ",") { return (synth(403)); }
		if (req.http.x-cache-tags !~ "^[\w:./,-]+$") { return (synth(400)); }
		# One ban for all tags: ",page:7,posts," against (page:7|posts). 404s and redirects go with every purge.
		set req.http.x-tags = regsuball(req.http.x-cache-tags, ",", "|");
		set req.http.x-tags = regsuball(req.http.x-tags, "\.", "\\.");
		ban("obj.http.cache-tag ~ (^|,)(" + req.http.x-tags + ")(,|$)");
		ban("obj.status != 200");
		return (synth(204));
	}
	if (req.url == "/metrics" || req.url ~ "^/webhooks/") { return (synth(404)); }
	if (req.method != "GET" && req.method != "HEAD") { return (pass); }
	# Campaign parameters change nothing and are removed. Other parameters may change the page, and clients can send any number of them
	# or of paths below /docs, so neither are cached.
	if (req.url ~ "^[^?]*\?(&?(utm_[a-z]+|gclid|fbclid|msclkid)=[^&]*)*$") { set req.url = regsub(req.url, "\?.*$", ""); }
	if (req.url ~ "\?" || req.url ~ "^(/[a-z][a-z])?/docs/.") { return (pass); }
	# `/` redirects to the visitor's language. Responses with a preview cookie or a content token are personal (if the site sets
	# CONTENT_TOKEN_COOKIE, change the name here).
	if (req.url == "/" || req.http.cookie ~ "(^|;\s*)(preview|content-token)=") { return (pass); }
	# Clients that accept Markdown get it; all others get the HTML.
	if (req.http.accept ~ "(?i)text/markdown") { return (pass); }
	unset req.http.accept;
	unset req.http.cookie;
	if (!std.healthy(req.backend_hint)) { set req.grace = 7d; } else { set req.grace = 0s; }
	return (hash);
}

# The site's responses do not depend on the host.
sub vcl_hash {
	hash_data(req.url);
	return (lookup);
}

sub vcl_backend_response {
	set beresp.ttl = 0s;
	if (beresp.http.cache-control ~ "immutable") {
		set beresp.ttl = 30d;
	} else if (beresp.http.cdn-cache-control ~ "max-age=\d+") {
		set beresp.ttl = std.duration(regsub(beresp.http.cdn-cache-control, "^.*max-age=(\d+).*$", "\1s"), 0s);
	}
	if (beresp.status >= 500 && bereq.is_bgfetch) { return (abandon); }
	if (beresp.ttl <= 0s || beresp.status >= 500 || beresp.http.set-cookie) {
		set beresp.uncacheable = true;
		set beresp.ttl = 0s;
		return (deliver);
	}
	set beresp.grace = 7d;
	# The site's responses are compressed already.
	set beresp.do_gzip = false;
	# Skips Varnish's built-in rules, which would apply the site's Cache-Control, although it is for browsers.
	return (deliver);
}

sub vcl_deliver {
	set resp.http.x-cache = "MISS";
	if (obj.hits > 0) {
		set resp.http.x-cache = "HIT";
		# The ID belongs to the request whose response was cached.
		unset resp.http.x-request-id;
	}
	unset resp.http.cache-tag;
	unset resp.http.surrogate-key;
	unset resp.http.x-varnish;
	unset resp.http.via;
}
