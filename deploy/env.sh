#!/bin/sh
# Writes .env with new secrets, for compose.yaml: deploy/env.sh https://www.example.com https://cms.example.com
set -euC
site=${1:?the URL of the site} backend=${2:?the URL of the editors’ interface}
cd "$(dirname "$0")/.."
umask 077
{
	echo "SITE_URL=$site"
	echo "BACKEND_URL=$backend"
	for name in PAYLOAD_SECRET WEBHOOK_SECRET PREVIEW_SECRET PRICE_API_TOKEN FORMS_TOKEN; do
		echo "$name=$(openssl rand -hex 24)"
	done
} > .env
