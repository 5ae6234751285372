/** CloudFront takes certificates and web ACLs from this region only, and counts its requests there. */
export const edgeRegion = "us-east-1";
